import type { Industry } from '@findable/contracts'

/**
 * Google place types (tables A and B of the Places API) by the industry they indicate. A star stands for any beginning.
 */
const typesOf: Record<Industry, string> = {
  'Building & Construction': 'general_contractor roofing_contractor',
  'Trades & Services': 'electrician plumber painter locksmith laundry tailor storage pet_care pet_boarding_service',
  'Professional Services': 'lawyer consultant funeral_home courthouse marketing_consultant',
  'Health & Wellness':
    'doctor dentist dental_clinic physiotherapist pharmacy drugstore chiropractor hospital medical_lab medical_clinic ' +
    'medical_center wellness_center massage yoga_studio gym fitness_center foot_care veterinary_care skin_care_clinic health',
  'Hospitality & Food Services':
    'restaurant *_restaurant cafe coffee_shop tea_house cat_cafe dog_cafe bar pub wine_bar bar_and_grill bakery ' +
    'bagel_shop acai_shop chocolate_shop confectionery dessert_shop donut_shop ice_cream_shop candy_store ' +
    'juice_shop sandwich_shop deli cafeteria diner food_court meal_takeaway meal_delivery food_delivery ' +
    'catering_service lodging hotel *_hotel motel hostel inn bed_and_breakfast guest_house cottage campground ' +
    'camping_cabin rv_park mobile_home_park farmstay private_guest_room resort_hotel winery brewery food',
  'Retail & E-Commerce':
    'store *_store gift_shop florist market supermarket shopping_mall butcher_shop warehouse_store wholesaler ' +
    'grocery_or_supermarket',
  'Transport, Logistics & Auto Services':
    'car_repair car_dealer car_rental car_wash gas_station auto_parts_store moving_company courier_service taxi_stand ' +
    'taxi_service parking electric_vehicle_charging_station ferry_terminal tire_shop truck_dealer airport',
  'Education & Training':
    'school preschool primary_school secondary_school university child_care_agency library ' +
    'summer_camp_organizer sports_coaching driving_school educational_institution',
  'Beauty & Personal Care':
    'hair_care hair_salon barber_shop beauty_salon beautician nail_salon spa tanning_studio makeup_artist ' +
    'body_art_service sauna public_bath',
  'Entertainment & Events':
    'event_venue wedding_venue banquet_hall convention_center night_club bowling_alley movie_theater movie_rental casino ' +
    'amusement_park amusement_center water_park aquarium zoo wildlife_park art_gallery art_studio museum ' +
    'performing_arts_theater concert_hall comedy_club dance_hall karaoke video_arcade opera_house philharmonic_hall ' +
    'amphitheatre auditorium stadium arena golf_course sports_club sports_complex sports_activity_location ice_skating_rink ' +
    'adventure_sports_center childrens_camp playground swimming_pool travel_agency tour_agency tourist_attraction ' +
    'tourist_information_center astrologer psychic planetarium internet_cafe',
  Technology: 'telecommunications_service_provider',
  'Real Estate & Property':
    'real_estate_agency apartment_building apartment_complex condominium_complex coworking_space',
  'Finance & Insurance': 'accounting insurance_agency bank atm finance',
  'Manufacturing & Production': 'manufacturer supplier farm ranch',
  'Non-Profit & Charity':
    'non_profit_organization church mosque synagogue hindu_temple place_of_worship community_center',
  'Recruitment & Staffing': 'employment_agency',
}

/** Google adds these to a more exact type; they count only where there is nothing else. */
const vague = new Set(['store', 'food', 'health', 'finance', 'lodging'])

const all = (Object.keys(typesOf) as Industry[]).flatMap((industry) =>
  typesOf[industry].split(' ').map((type): [string, Industry] => [type, industry]),
)
const exact = new Map(all.filter(([type]) => !type.startsWith('*')))
const endings = all
  .filter(([type]) => type.startsWith('*'))
  .map(([type, industry]) => ({ end: type.slice(1), industry }))

const industryOfType = (type: string): Industry | null =>
  exact.get(type) ?? endings.find(({ end }) => type.endsWith(end))?.industry ?? null

/** The industry indicated by a Google place's types, the primary type first; null where they leave it open. */
export function industryOfPlaceTypes(types: readonly string[]): Industry | null {
  const ranked = [...types.filter((type) => !vague.has(type)), ...types.filter((type) => vague.has(type))]
  for (const type of ranked) {
    const industry = industryOfType(type)
    if (industry) return industry
  }
  return null
}
