import type { Industry } from '@findable/contracts'

interface Types {
  /** `Organization`, `LocalBusiness` and their subtypes that name a business of the industry. */
  exact: string
  /** Types that primarily belong to another industry, or to none, but rightly describe some of these businesses too. */
  also?: string
}

/** schema.org types of businesses by industry. The types under `also` are our judgement. */
const typesOf: Record<Industry, Types> = {
  'Building & Construction': {
    exact: 'GeneralContractor RoofingContractor',
    also: 'HomeAndConstructionBusiness Electrician Plumber HVACBusiness HousePainter',
  },
  'Trades & Services': {
    exact: 'Electrician Plumber HVACBusiness HousePainter Locksmith DryCleaningOrLaundry SelfStorage RecyclingCenter',
    also: 'ProfessionalService HomeAndConstructionBusiness GeneralContractor RoofingContractor',
  },
  'Professional Services': { exact: 'LegalService Attorney Notary', also: 'ProfessionalService TravelAgency' },
  'Health & Wellness': {
    exact:
      'MedicalBusiness MedicalClinic MedicalOrganization Dentist Physician IndividualPhysician PhysiciansOffice ' +
      'Hospital Pharmacy Optician Optometric Physiotherapy Podiatric Psychiatric Chiropractic DietNutrition ' +
      'Dermatology Gynecologic Midwifery Nursing Pediatric PrimaryCare PublicHealth Geriatric CommunityHealth ' +
      'CovidTestingFacility DiagnosticLab VeterinaryCare HealthClub ExerciseGym EmergencyService Oncologic ' +
      'Otolaryngologic Emergency',
    also: 'HealthAndBeautyBusiness DaySpa SportsActivityLocation SportsClub',
  },
  'Hospitality & Food Services': {
    exact:
      'FoodEstablishment Restaurant CafeOrCoffeeShop BarOrPub Bakery FastFoodRestaurant IceCreamShop Brewery Winery ' +
      'Distillery LodgingBusiness Hotel Motel Hostel BedAndBreakfast Resort SkiResort Campground VacationRental',
  },
  'Retail & E-Commerce': {
    exact:
      'Store OnlineStore BikeStore BookStore ClothingStore ConvenienceStore DepartmentStore ElectronicsStore Florist ' +
      'FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop HomeGoodsStore JewelryStore LiquorStore ' +
      'MensClothingStore MobilePhoneStore MovieRentalStore MusicStore OfficeEquipmentStore OutletStore PawnShop ' +
      'PetStore ShoeStore SportingGoodsStore ToyStore WholesaleStore ShoppingCenter OnlineBusiness',
    also: 'Pharmacy Optician Bakery TireShop AutoDealer AutoPartsStore ArtGallery TravelAgency ComputerStore',
  },
  'Transport, Logistics & Auto Services': {
    exact:
      'AutomotiveBusiness AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash GasStation ' +
      'MotorcycleDealer MotorcycleRepair MovingCompany TireShop TaxiService BoatRental Airline',
    also: 'SelfStorage',
  },
  'Education & Training': {
    exact:
      'EducationalOrganization ChildCare Preschool School ElementarySchool MiddleSchool HighSchool ' +
      'CollegeOrUniversity Library',
    also: 'ExerciseGym SportsActivityLocation',
  },
  'Beauty & Personal Care': {
    exact: 'BeautySalon DaySpa HairSalon NailSalon TattooParlor',
    also: 'HealthAndBeautyBusiness HealthClub',
  },
  'Entertainment & Events': {
    exact:
      'EntertainmentBusiness AdultEntertainment AmusementPark ArtGallery Casino ComedyClub MovieTheater NightClub ' +
      'BowlingAlley GolfCourse PublicSwimmingPool SportsClub StadiumOrArena TennisComplex ' +
      'EventVenue TravelAgency TouristInformationCenter PerformingGroup MusicGroup DanceGroup TheaterGroup ' +
      'SportsTeam Museum',
    also: 'BarOrPub SportsActivityLocation',
  },
  Technology: {
    exact: 'ComputerStore InternetCafe',
    also: 'ProfessionalService ElectronicsStore MobilePhoneStore',
  },
  'Real Estate & Property': { exact: 'RealEstateAgent ApartmentComplex', also: 'SelfStorage LegalService' },
  'Finance & Insurance': {
    exact: 'FinancialService AccountingService InsuranceAgency BankOrCreditUnion AutomatedTeller',
  },
  'Manufacturing & Production': {
    exact: '',
    also: 'ProfessionalService RecyclingCenter Bakery Brewery Distillery Winery',
  },
  'Non-Profit & Charity': { exact: 'NGO AnimalShelter FundingScheme PlaceOfWorship Church', also: 'SportsClub' },
  'Recruitment & Staffing': { exact: 'EmploymentAgency' },
}

/** Types that say no more than "a business". */
const general = new Set(['LocalBusiness', 'Organization', 'Corporation', 'Consortium', 'OnlineBusiness'])

/** Business types used in several industries. */
const ofAnyIndustry = [
  ...general,
  'ProfessionalService',
  'HomeAndConstructionBusiness',
  'HealthAndBeautyBusiness',
  'GovernmentOffice',
  // Gyms, coaches, clubs and courts.
  'SportsActivityLocation',
  'SportsOrganization',
  // Organizations that hardly are customers of ours, so that none of their types is called unknown.
  ...(
    'ArchiveOrganization Cooperative FireStation FundingAgency GovernmentOrganization LibrarySystem NewsMediaOrganization ' +
    'Obstetric PlasticSurgery PoliceStation PoliticalParty PostOffice Project RadioStation ResearchOrganization ' +
    'ResearchProject SearchRescueOrganization TelevisionStation WorkersUnion'
  ).split(' '),
]

/** Shop software and themes set these unasked, so they count for their industry with less weight. */
const setWithoutAsking = new Map<string, Industry>([
  ['Store', 'Retail & E-Commerce'],
  ['OnlineStore', 'Retail & E-Commerce'],
  ['OnlineBusiness', 'Retail & E-Commerce'],
  ['ProfessionalService', 'Professional Services'],
])

/** Professions under the Health Practitioner Regulation National Law. */
const regulatedHealth = new Set(
  (
    'Physiotherapy Dentist Physician IndividualPhysician PhysiciansOffice MedicalClinic Chiropractic ' +
    'Optometric Podiatric Psychiatric Pharmacy Hospital Dermatology Midwifery Nursing Pediatric ' +
    'PrimaryCare Obstetric Gynecologic Oncologic Otolaryngologic Geriatric'
  ).split(' '),
)

const all = Object.keys(typesOf) as Industry[]
const split = (types: string | undefined): string[] => (types ?? '').split(' ').filter(Boolean)
const exactIndustry = new Map(
  all.flatMap((industry) => split(typesOf[industry].exact).map((type): [string, Industry] => [type, industry])),
)
const fitting = new Set(
  all.flatMap((industry) =>
    [...split(typesOf[industry].exact), ...split(typesOf[industry].also)].map((type) => `${type} ${industry}`),
  ),
)

export const isBusinessType = (type: string): boolean => exactIndustry.has(type) || ofAnyIndustry.includes(type)

/** Businesses that sell at a distance. */
export const isOnlineType = (type: string): boolean => type === 'OnlineBusiness' || type === 'OnlineStore'

/** The industry a schema.org type belongs to; null for general types and for types that are not businesses. */
export const industryOfType = (type: string): Industry | null => exactIndustry.get(type) ?? null

/** The industry suggested by a type that software may have set; null for every other type. */
export const leaningOfType = (type: string): Industry | null => setWithoutAsking.get(type) ?? null

/** Things that have an address or a phone number and are no business. */
const noBusiness = new Set(
  (
    'Person Place PostalAddress ContactPoint Residence House Apartment SingleFamilyResidence Accommodation Room Suite ' +
    'HotelRoom Service Offer Event BusinessEvent EducationEvent Course CourseInstance JobPosting Landform ' +
    'AdministrativeArea City State Country CivicStructure TouristAttraction TouristDestination ParkingFacility Park Beach ' +
    'Playground Zoo Aquarium MusicVenue PerformingArtsTheater Cemetery Crematorium RVPark Airport BusStation ' +
    'TrainStation RealEstateListing Product CreativeWork WebSite WebPage Brand ' +
    'GeoCoordinates Reservation Order Role ImageObject'
  ).split(' '),
)

/** Whether a type that describes something with contact details is none that schema.org has for a business. */
export const isUnknownType = (type: string): boolean => !isBusinessType(type) && !noBusiness.has(type)

/** Whether businesses of several industries use the type. */
export const isOfAnyIndustry = (type: string): boolean => ofAnyIndustry.includes(type)

export const isGeneralType = (type: string): boolean => general.has(type)

export const fitsIndustry = (type: string, industry: string): boolean => fitting.has(`${type} ${industry}`)

export const isRegulatedHealthType = (type: string): boolean => regulatedHealth.has(type)
