import { fitsIndustry, industryOfType } from '../facts/industry/schema-types.ts'
import { businessItems } from '../facts/business-items.ts'
import type { Page } from '../page/page.ts'

/** The words by which businesses of a schema.org type call themselves. Types that share words with others are not here. */
const trades: Record<string, RegExp> = {
  Electrician: /\b(electricians?|electrical (contractors?|services))\b/i,
  Plumber: /\b(plumbers?|plumbing( services)?)\b/i,
  HVACBusiness: /\b(air[- ]?conditioning( services| installation)?|heating and cooling)\b/i,
  HousePainter: /\b(house painters?|painters and decorators|painting contractors?|painters?)\b/i,
  Locksmith: /\blocksmiths?\b/i,
  RoofingContractor: /\b(roofers?|roofing( contractors?)?|roof (repairs|restorations?))\b/i,
  GeneralContractor: /\b(home builders?|builders?)\b/i,
  DryCleaningOrLaundry: /\b(dry cleaners?|laundry|laundromat)\b/i,
  SelfStorage: /\bself[- ]?storage\b/i,
  Attorney: /\b(family lawyers?|lawyers?|solicitors?|barristers?)\b/i,
  LegalService: /\b(conveyanc(ers?|ing)|law firm)\b/i,
  Dentist: /\b(dentists?|dental (clinic|surgery|practice|care))\b/i,
  Physiotherapy: /\b(physiotherap(y|ists?)|physio)\b/i,
  Pharmacy: /\b(pharmac(y|ists?))\b/i,
  Optometric: /\boptometr(y|ists?)\b/i,
  Podiatric: /\bpodiatr(y|ists?)\b/i,
  MedicalClinic: /\b(medical (clinic|centre|practice)|general practice)\b/i,
  VeterinaryCare: /\b(vets?|veterinar(y (clinic|hospital)|ians?))\b/i,
  Bakery: /\b(baker(y|ies)|patisserie)\b/i,
  CafeOrCoffeeShop: /\b(caf[eé]|coffee (shop|house)|espresso bar)(?![\p{L}])/iu,
  Restaurant: /\b(restaurants?|bistro|trattoria|pizzeria)\b/i,
  Hotel: /\bhotel\b/i,
  Motel: /\bmotel\b/i,
  BookStore: /\b(bookshop|book ?store)\b/i,
  Florist: /\b(florists?|flower shop)\b/i,
  JewelryStore: /\bjewell?ers?\b/i,
  FurnitureStore: /\bfurniture (store|shop)\b/i,
  PetStore: /\bpet (shop|store)\b/i,
  BikeStore: /\b(bike|bicycle) (shop|store)\b/i,
  AutoRepair: /\b(car (mechanics?|repairs?|servic(e|ing))|auto(motive)? repairs?|mechanics?)\b/i,
  AutoBodyShop: /\b(panel beat(ers?|ing)|smash repairs?)\b/i,
  MovingCompany: /\b(removalists?|furniture removals)\b/i,
  ChildCare: /\b(child ?care( centre)?|early learning( centre)?|day ?care)\b/i,
  Preschool: /\b(preschool|kindergarten)\b/i,
  HairSalon: /\b(hair ?(salon|dressers?|dressing|studio)|barber(s| ?shop)?)\b/i,
  BeautySalon: /\b(beauty (salon|therapists?|studio))\b/i,
  NailSalon: /\bnail (salon|bar|studio)\b/i,
  DaySpa: /\bday spa\b/i,
  TattooParlor: /\btattoo (studio|parlour)\b/i,
  ExerciseGym: /\b(gym|fitness (centre|studio))\b/i,
  RealEstateAgent: /\b(real estate (agents?|agency)|property managers?|buyers?['’]? agents?)\b/i,
  AccountingService: /\b(accountants?|bookkeep(ers?|ing)|tax (agents?|accountants?))\b/i,
  InsuranceAgency: /\binsurance (brokers?|agency)\b/i,
  FinancialService: /\b(mortgage brokers?|finance brokers?|financial (planners?|advis[eo]rs?))\b/i,
  EmploymentAgency: /\b(recruitment agency|labour hire)\b/i,
}

export interface Trade {
  /** schema.org type. */
  type: string
  /** In the site's own word: "Electrician"; null when only the markup says it. */
  word: string | null
}

/** Words that say it in a business's name, though nobody would search for them alone. */
const inNames: Record<string, RegExp> = {
  Electrician: /\belectrical\b/i,
  RoofingContractor: /\broofing\b/i,
  HairSalon: /\bhair\b/i,
}

/**
 * What the business calls itself, when that is certain: one trade alone in its markup, or one alone in its name and in
 * the title and main heading of its home page.
 */
export const tradeOf = (home: Page, name: string | null, industry: string): Trade | null => {
  const marked = [...new Set(businessItems(home).flatMap(({ types }) => types))].filter(
    (type) => industryOfType(type) !== null && fitsIndustry(type, industry),
  )
  const headings = home.headings.filter(({ level, hidden }) => level === 1 && !hidden).map(({ text }) => text)
  const shown = [home.titles[0] ?? '', ...headings, name ?? ''].join('\n')
  const called = Object.keys(trades).filter(
    (type) => fitsIndustry(type, industry) && (trades[type]!.test(shown) || (inNames[type]?.test(name ?? '') ?? false)),
  )
  const type = marked.length === 1 ? marked[0]! : called.length === 1 ? called[0]! : null
  return type === null ? null : { type, word: wordFor(type, shown, home.text.body) }
}

const wordFor = (type: string, ...texts: string[]): string | null => {
  const word = texts.map((text) => trades[type]?.exec(text)?.[0]).find((found) => found !== undefined)
  return word === undefined ? null : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}
