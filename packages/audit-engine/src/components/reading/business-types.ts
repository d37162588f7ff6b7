import type { Industry } from '@findable/contracts'

/**
 * The subtypes of schema.org's LocalBusiness, and a few organisation types that local businesses rightly use, with the
 * industries each one fits and the words by which a business of that type calls itself. A type without words is
 * accepted in markup, and never suggested by us.
 */
export interface BusinessType {
  industries: readonly Industry[]
  words?: RegExp
}

const building = 'Building & Construction'
const trades = 'Trades & Services'
const professional = 'Professional Services'
const health = 'Health & Wellness'
const hospitality = 'Hospitality & Food Services'
const retail = 'Retail & E-Commerce'
const transport = 'Transport, Logistics & Auto Services'
const education = 'Education & Training'
const beauty = 'Beauty & Personal Care'
const events = 'Entertainment & Events'
const technology = 'Technology'
const property = 'Real Estate & Property'
const finance = 'Finance & Insurance'
const manufacturing = 'Manufacturing & Production'
const charity = 'Non-Profit & Charity'
const staffing = 'Recruitment & Staffing'

const of = (industries: readonly Industry[], words?: RegExp): BusinessType => (words ? { industries, words } : { industries })

export const businessTypes: Record<string, BusinessType> = {
  HomeAndConstructionBusiness: of([building, trades]),
  GeneralContractor: of([building], /\b(builders?|building company|construction company|home builder)\b/i),
  RoofingContractor: of([building], /\b(roofers?|roofing)\b/i),
  Electrician: of([trades, building], /\b(electricians?|electrical contractors?|electrical services)\b/i),
  Plumber: of([trades, building], /\b(plumbers?|plumbing)\b/i),
  HVACBusiness: of([trades, building], /\b(air[- ]?conditioning|hvac|heating and cooling)\b/i),
  HousePainter: of([trades, building], /\b(house painters?|painters and decorators|painting contractors?)\b/i),
  Locksmith: of([trades], /\blocksmiths?\b/i),
  DryCleaningOrLaundry: of([trades, retail], /\b(dry ?clean(ers?|ing)|laundr(y|omat))\b/i),
  SelfStorage: of([trades, transport, property], /\bself[- ]?storage\b/i),
  RecyclingCenter: of([trades, manufacturing]),
  ProfessionalService: of([professional, technology, trades, manufacturing]),
  LegalService: of([professional], /\b(law firm|conveyanc(er|ing)|legal services)\b/i),
  Attorney: of([professional], /\b(lawyers?|solicitors?|barristers?)\b/i),
  Notary: of([professional], /\bnotary public\b/i),
  MedicalBusiness: of([health]),
  MedicalClinic: of([health], /\b(medical (clinic|centre)|general practice)\b/i),
  Dentist: of([health], /\b(dentists?|dental (clinic|surgery|practice|care))\b/i),
  Physician: of([health]),
  Physiotherapy: of([health], /\bphysio(therap(y|ists?))?\b/i),
  Pharmacy: of([health, retail], /\b(pharmac(y|ist)|chemist)\b/i),
  Optician: of([health, retail]),
  Optometric: of([health], /\boptometr(y|ists?)\b/i),
  Podiatric: of([health], /\bpodiatr(y|ists?)\b/i),
  Psychiatric: of([health]),
  DietNutrition: of([health], /\b(dietitians?|nutritionists?)\b/i),
  Dermatology: of([health]),
  Hospital: of([health]),
  VeterinaryCare: of([health, professional], /\b(vets?|veterinar(y|ians?))\b/i),
  FoodEstablishment: of([hospitality]),
  Bakery: of([hospitality, retail], /\b(baker(y|ies)|patisserie)\b/i),
  BarOrPub: of([hospitality, events], /\b(pub|wine bar|cocktail bar|taproom)\b/i),
  Brewery: of([hospitality, manufacturing], /\bbrewery\b/i),
  CafeOrCoffeeShop: of([hospitality], /\b(caf[eé]|coffee (shop|house)|espresso bar)\b/i),
  Distillery: of([hospitality, manufacturing], /\bdistillery\b/i),
  FastFoodRestaurant: of([hospitality], /\b(take ?away|fish and chips)\b/i),
  IceCreamShop: of([hospitality], /\b(ice cream|gelat(o|eria))\b/i),
  Restaurant: of([hospitality], /\b(restaurants?|bistro|trattoria|pizzeria)\b/i),
  Winery: of([hospitality, manufacturing], /\b(winery|cellar door)\b/i),
  LodgingBusiness: of([hospitality]),
  BedAndBreakfast: of([hospitality], /\b(bed (and|&) breakfast|b&b)\b/i),
  Hotel: of([hospitality], /\bhotel\b/i),
  Motel: of([hospitality], /\bmotel\b/i),
  Hostel: of([hospitality]),
  Resort: of([hospitality]),
  Campground: of([hospitality], /\b(camp(ing )?ground|caravan park|holiday park)\b/i),
  Store: of([retail]),
  BikeStore: of([retail], /\b(bike|bicycle) (shop|store)\b/i),
  BookStore: of([retail], /\b(bookshop|book ?store)\b/i),
  ClothingStore: of([retail], /\b(clothing store|boutique)\b/i),
  ElectronicsStore: of([retail, technology]),
  Florist: of([retail], /\b(florists?|flower (shop|delivery))\b/i),
  FurnitureStore: of([retail], /\bfurniture (store|shop|showroom)\b/i),
  GardenStore: of([retail], /\b(garden centre|plant nursery|nursery plants)\b/i),
  GroceryStore: of([retail], /\b(grocer(y|s)?|greengrocer|butcher)\b/i),
  HardwareStore: of([retail], /\bhardware store\b/i),
  HobbyShop: of([retail]),
  HomeGoodsStore: of([retail]),
  JewelryStore: of([retail], /\bjewell?er(y|s)?\b/i),
  LiquorStore: of([retail], /\b(bottle ?shop|liquor store)\b/i),
  MobilePhoneStore: of([retail, technology]),
  MusicStore: of([retail]),
  PetStore: of([retail], /\bpet (shop|store)\b/i),
  ShoeStore: of([retail]),
  SportingGoodsStore: of([retail]),
  ToyStore: of([retail], /\btoy (shop|store)\b/i),
  ComputerStore: of([technology, retail], /\bcomputer (repairs?|shop|store)\b/i),
  AutomotiveBusiness: of([transport]),
  AutoRepair: of([transport], /\b(mechanics?|car (repairs?|service)|auto(motive)? repairs?|smash repairs?)\b/i),
  AutoBodyShop: of([transport], /\b(panel beat(ers?|ing)|smash repairs?)\b/i),
  AutoDealer: of([transport, retail], /\b(car dealer(ship)?|used cars)\b/i),
  AutoPartsStore: of([transport, retail]),
  AutoRental: of([transport], /\b(car|truck|van) (hire|rental)\b/i),
  AutoWash: of([transport], /\b(car wash|car detailing)\b/i),
  MotorcycleRepair: of([transport]),
  TireShop: of([transport, retail], /\b(tyre (shop|centre|service)|tyres)\b/i),
  MovingCompany: of([transport], /\b(removalists?|furniture removals|moving company)\b/i),
  ChildCare: of([education], /\b(child ?care|early learning|day ?care|long day care)\b/i),
  Preschool: of([education], /\b(preschool|kindergarten)\b/i),
  School: of([education], /\b(driving school|music school|language school|dance school)\b/i),
  EducationalOrganization: of([education]),
  HealthAndBeautyBusiness: of([beauty, health]),
  BeautySalon: of([beauty], /\b(beauty (salon|therapist|studio)|lash studio|skin clinic)\b/i),
  DaySpa: of([beauty, health], /\bday spa\b/i),
  HairSalon: of([beauty], /\b(hair (salon|studio)|hairdress(ers?|ing)|barber(s|shop)?)\b/i),
  NailSalon: of([beauty], /\bnail (salon|bar|studio)\b/i),
  TattooParlor: of([beauty], /\btattoo\b/i),
  HealthClub: of([health, beauty]),
  ExerciseGym: of([health], /\b(gym|fitness (centre|studio)|crossfit|pilates|yoga studio)\b/i),
  SportsActivityLocation: of([events, health]),
  SportsClub: of([events, charity, health]),
  EntertainmentBusiness: of([events]),
  ArtGallery: of([events, retail], /\bart gallery\b/i),
  MovieTheater: of([events], /\bcinema\b/i),
  NightClub: of([events], /\bnight ?club\b/i),
  BowlingAlley: of([events], /\b(ten ?pin )?bowling (alley|centre)\b/i),
  AmusementPark: of([events], /\b(amusement|theme) park\b/i),
  TravelAgency: of([events, professional, retail], /\btravel agen(t|cy)\b/i),
  TouristInformationCenter: of([events]),
  RealEstateAgent: of([property], /\b(real estate (agents?|agency)|property management|buyers?['’]? agents?)\b/i),
  FinancialService: of([finance], /\b(financial (advis(er|or)s?|planners?|planning)|mortgage brokers?|finance brokers?)\b/i),
  AccountingService: of([finance], /\b(accountants?|accounting|bookkeep(ers?|ing)|tax agents?)\b/i),
  InsuranceAgency: of([finance], /\binsurance (brokers?|agency)\b/i),
  BankOrCreditUnion: of([finance]),
  AnimalShelter: of([charity], /\banimal (shelter|rescue)\b/i),
  NGO: of([charity], /\b(charity|not[- ]for[- ]profit)\b/i),
  EmploymentAgency: of([staffing], /\b(recruitment agency|labour hire|staffing agency|recruiters?)\b/i),
}

/** Whether schema.org has a type more exact than LocalBusiness for the industry. */
export const hasSubtype = (industry: string): boolean =>
  Object.values(businessTypes).some(({ industries }) => (industries as readonly string[]).includes(industry))

export const fitsIndustry = (type: string, industry: string): boolean =>
  ((Object.hasOwn(businessTypes, type) ? businessTypes[type]!.industries : []) as readonly string[]).includes(industry)
