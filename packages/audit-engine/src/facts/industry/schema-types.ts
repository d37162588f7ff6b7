import type { Industry } from '@findable/contracts'

/** schema.org types of businesses by the industry they speak for: `Organization`, `LocalBusiness` and their subtypes. */
const typesOf: Record<Industry, string> = {
  'Building & Construction': 'GeneralContractor RoofingContractor',
  'Trades & Services':
    'Electrician Plumber HVACBusiness HousePainter Locksmith DryCleaningOrLaundry SelfStorage RecyclingCenter',
  'Professional Services': 'LegalService Attorney Notary',
  'Health & Wellness':
    'MedicalBusiness MedicalClinic MedicalOrganization Dentist Physician IndividualPhysician PhysiciansOffice Hospital ' +
    'Pharmacy Optician Optometric Physiotherapy Podiatric Psychiatric Chiropractic DietNutrition Dermatology ' +
    'Gynecologic Midwifery Nursing Pediatric PrimaryCare PublicHealth Geriatric CommunityHealth CovidTestingFacility ' +
    'DiagnosticLab VeterinaryCare HealthClub ExerciseGym EmergencyService Oncologic Otolaryngologic Emergency',
  'Hospitality & Food Services':
    'FoodEstablishment Restaurant CafeOrCoffeeShop BarOrPub Bakery FastFoodRestaurant IceCreamShop Brewery Winery ' +
    'Distillery LodgingBusiness Hotel Motel Hostel BedAndBreakfast Resort SkiResort Campground VacationRental',
  'Retail & E-Commerce':
    'Store OnlineStore OnlineBusiness BikeStore BookStore ClothingStore ConvenienceStore DepartmentStore ' +
    'ElectronicsStore Florist FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop HomeGoodsStore ' +
    'JewelryStore LiquorStore MensClothingStore MobilePhoneStore MovieRentalStore MusicStore OfficeEquipmentStore ' +
    'OutletStore PawnShop PetStore ShoeStore SportingGoodsStore ToyStore WholesaleStore ShoppingCenter',
  'Transport, Logistics & Auto Services':
    'AutomotiveBusiness AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash GasStation ' +
    'MotorcycleDealer MotorcycleRepair MovingCompany TireShop TaxiService BoatRental Airline',
  'Education & Training':
    'EducationalOrganization ChildCare Preschool School ElementarySchool MiddleSchool HighSchool CollegeOrUniversity Library',
  'Beauty & Personal Care': 'HealthAndBeautyBusiness BeautySalon DaySpa HairSalon NailSalon TattooParlor',
  'Entertainment & Events':
    'EntertainmentBusiness AdultEntertainment AmusementPark ArtGallery Casino ComedyClub MovieTheater NightClub ' +
    'SportsActivityLocation BowlingAlley GolfCourse PublicSwimmingPool SportsClub StadiumOrArena TennisComplex ' +
    'EventVenue TravelAgency TouristInformationCenter PerformingGroup MusicGroup DanceGroup TheaterGroup SportsTeam Museum',
  Technology: 'ComputerStore InternetCafe',
  'Real Estate & Property': 'RealEstateAgent ApartmentComplex',
  'Finance & Insurance': 'FinancialService AccountingService InsuranceAgency BankOrCreditUnion AutomatedTeller',
  'Manufacturing & Production': '',
  'Non-Profit & Charity': 'NGO AnimalShelter FundingScheme PlaceOfWorship Church',
  'Recruitment & Staffing': 'EmploymentAgency',
}

/** Businesses of types that every industry uses. */
const ofAnyIndustry =
  'Organization LocalBusiness Corporation ProfessionalService HomeAndConstructionBusiness Consortium GovernmentOffice'

const industryOf = new Map<string, Industry | null>([
  ...ofAnyIndustry.split(' ').map((type): [string, null] => [type, null]),
  ...(Object.keys(typesOf) as Industry[]).flatMap((industry) =>
    typesOf[industry]
      .split(' ')
      .filter(Boolean)
      .map((type): [string, Industry] => [type, industry]),
  ),
])

export const isBusinessType = (type: string): boolean => industryOf.has(type)

/** The industry a schema.org type speaks for; null for general types and for what is no business. */
export const industryOfType = (type: string): Industry | null => industryOf.get(type) ?? null
