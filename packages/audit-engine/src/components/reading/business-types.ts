import type { Industry } from '@findable/contracts'
import { industryOfType } from '../../facts/industry/schema-types.ts'

/** Types that rightly describe businesses of further industries, besides the one they speak for first. Our judgement. */
const alsoFits: Record<string, readonly Industry[]> = {
  ProfessionalService: ['Professional Services', 'Technology', 'Trades & Services', 'Manufacturing & Production'],
  HomeAndConstructionBusiness: ['Building & Construction', 'Trades & Services'],
  Electrician: ['Building & Construction'],
  Plumber: ['Building & Construction'],
  HVACBusiness: ['Building & Construction'],
  HousePainter: ['Building & Construction'],
  GeneralContractor: ['Trades & Services'],
  RoofingContractor: ['Trades & Services'],
  SelfStorage: ['Transport, Logistics & Auto Services', 'Real Estate & Property'],
  RecyclingCenter: ['Manufacturing & Production'],
  LegalService: ['Real Estate & Property'],
  Pharmacy: ['Retail & E-Commerce'],
  Optician: ['Retail & E-Commerce'],
  HealthClub: ['Beauty & Personal Care'],
  ExerciseGym: ['Education & Training'],
  Bakery: ['Retail & E-Commerce', 'Manufacturing & Production'],
  BarOrPub: ['Entertainment & Events'],
  Brewery: ['Manufacturing & Production'],
  Distillery: ['Manufacturing & Production'],
  Winery: ['Manufacturing & Production'],
  TireShop: ['Retail & E-Commerce'],
  AutoDealer: ['Retail & E-Commerce'],
  AutoPartsStore: ['Retail & E-Commerce'],
  HealthAndBeautyBusiness: ['Health & Wellness'],
  DaySpa: ['Health & Wellness'],
  SportsActivityLocation: ['Health & Wellness', 'Education & Training'],
  SportsClub: ['Non-Profit & Charity', 'Health & Wellness'],
  ArtGallery: ['Retail & E-Commerce'],
  TravelAgency: ['Professional Services', 'Retail & E-Commerce'],
  ComputerStore: ['Retail & E-Commerce'],
  ElectronicsStore: ['Technology'],
  MobilePhoneStore: ['Technology'],
}

/** Types that say no more than "a business". */
const general = new Set(['LocalBusiness', 'Organization', 'Corporation', 'Consortium', 'OnlineBusiness'])

/** schema.org has no exact type for these; there LocalBusiness is right. */
const withoutExactType = new Set<string>(['Technology', 'Manufacturing & Production'])

export const isGeneralType = (type: string): boolean => general.has(type)

export const hasExactType = (industry: string): boolean => !withoutExactType.has(industry)

export const fitsIndustry = (type: string, industry: string): boolean =>
  industryOfType(type) === industry ||
  (Object.hasOwn(alsoFits, type) && (alsoFits[type] as readonly string[]).includes(industry))
