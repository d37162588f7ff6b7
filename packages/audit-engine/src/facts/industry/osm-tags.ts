import type { Industry } from '@findable/contracts'

/** OpenStreetMap tags of businesses by the industry they indicate: the key, then its values. */
const tagsOf: Record<Industry, string[]> = {
  'Building & Construction': [
    'craft=builder bricklayer carpenter cabinet_maker roofer plasterer tiler scaffolder stonemason insulation joiner ' +
      'stand_builder swimming_pool concreter fence_maker',
    'office=construction_company construction builder property_developer',
    'shop=swimming_pool',
  ],
  'Trades & Services': [
    'craft=electrician plumber hvac painter gardener cleaning locksmith key_cutter glaziery window_construction ' +
      'upholsterer electronics_repair appliance_repair pest_control handyman floorer chimney_sweeper parquet_layer ' +
      'tailor dressmaker shoemaker watchmaker clockmaker sun_protection solar pool_maintenance arborist',
    'shop=laundry dry_cleaning locksmith tailor repair shoe_repair storage_rental tool_hire pest_control pet_grooming',
    'office=pest_control security cleaning',
  ],
  'Professional Services': [
    'office=lawyer notary architect consulting surveyor engineer advertising_agency graphic_design interior_design ' +
      'translator private_investigator visa marketing publisher newspaper research conveyancer',
    'craft=photographer signmaker',
    'shop=funeral_directors copyshop',
    'amenity=funeral_hall',
  ],
  'Health & Wellness': [
    'amenity=dentist doctors clinic hospital pharmacy veterinary nursing_home',
    'office=physician therapist psychologist',
    'shop=chemist optician hearing_aids medical_supply herbalist nutrition_supplements massage',
    'leisure=fitness_centre',
    'craft=dental_technician optician orthopaedics',
  ],
  'Hospitality & Food Services': [
    'amenity=restaurant cafe bar pub fast_food food_court ice_cream biergarten',
    'tourism=hotel motel hostel guest_house apartment chalet caravan_site camp_site',
    'craft=caterer winery distillery brewery',
    'shop=bakery pastry coffee ice_cream',
    'leisure=resort',
  ],
  'Retail & E-Commerce': ['amenity=marketplace'],
  'Transport, Logistics & Auto Services': [
    'shop=car car_repair car_parts tyres motorcycle motorcycle_repair truck caravan trailer boat bus',
    'office=logistics courier moving_company transport taxi',
    'amenity=car_wash car_rental fuel taxi vehicle_inspection boat_rental ferry_terminal charging_station',
    'craft=car_repair car_painter boatbuilder sailmaker',
  ],
  'Education & Training': [
    'amenity=school kindergarten childcare college university driving_school language_school music_school ' +
      'dancing_school prep_school training library',
    'office=educational_institution tutoring',
    'leisure=dance',
  ],
  'Beauty & Personal Care': [
    'shop=hairdresser beauty tattoo cosmetics hairdresser_supply perfumery piercing nail_salon',
    'leisure=tanning_salon sauna',
    'amenity=spa',
  ],
  'Entertainment & Events': [
    'amenity=cinema theatre nightclub events_venue casino gambling arts_centre conference_centre exhibition_centre ' +
      'music_venue stripclub karaoke_box community_centre',
    'leisure=bowling_alley amusement_arcade escape_game water_park miniature_golf trampoline_park golf_course ' +
      'sports_centre stadium adult_gaming_centre horse_riding ice_rink swimming_pool',
    'tourism=attraction museum gallery theme_park zoo aquarium',
    'shop=party travel_agency ticket lottery bookmaker',
    'office=travel_agent guide event_management',
  ],
  Technology: [
    'office=it telecommunication software web_design',
    'shop=computer',
    'craft=computer_repair',
    'amenity=internet_cafe',
  ],
  'Real Estate & Property': ['office=estate_agent property_management coworking', 'shop=estate_agent'],
  'Finance & Insurance': [
    'office=accountant bookkeeper insurance tax_advisor financial financial_advisor mortgage',
    'amenity=bank bureau_de_change money_transfer',
    'shop=money_lender pawnbroker insurance',
  ],
  'Manufacturing & Production': [
    'man_made=works',
    'craft=metal_construction welder blacksmith printer print_shop sawmill foundry dairy oil_mill ' +
      'confectionery electronics machinist toolmaker turner bookbinder glassblower cooper saddler',
    'industrial=*',
  ],
  'Non-Profit & Charity': [
    'office=ngo charity association foundation religion political_party union',
    'amenity=place_of_worship social_facility social_centre animal_shelter food_bank',
    'shop=charity',
    'club=*',
  ],
  'Recruitment & Staffing': ['office=employment_agency recruitment'],
}

/** The industry for any other value of a key. */
const otherwise: [key: string, industry: Industry][] = [
  ['healthcare', 'Health & Wellness'],
  ['craft', 'Manufacturing & Production'],
  ['shop', 'Retail & E-Commerce'],
]

const industryOfTag = new Map(
  (Object.keys(tagsOf) as Industry[]).flatMap((industry) =>
    tagsOf[industry].flatMap((line) => {
      const [key, values] = line.split('=') as [string, string]
      return values.split(' ').map((value): [string, Industry] => [`${key}=${value}`, industry])
    }),
  ),
)

/** Keys by how exactly they name the business: a winery with a restaurant has both tags. */
const keys = ['office', 'craft', 'shop', 'amenity', 'tourism', 'leisure', 'club', 'man_made', 'industrial']

/** The industry indicated by a business's OpenStreetMap tags; null where they leave it open. */
export function industryOfOsmTags(tags: Record<string, string>): Industry | null {
  const valuesOf = (key: string): string[] =>
    Object.hasOwn(tags, key)
      ? String(tags[key])
          .split(';')
          .map((value) => value.trim())
          .filter((value) => value !== '' && value !== 'no' && value !== 'vacant')
      : []
  for (const key of keys) {
    for (const value of valuesOf(key)) {
      const industry = industryOfTag.get(`${key}=${value}`) ?? industryOfTag.get(`${key}=*`)
      if (industry) return industry
    }
  }
  return otherwise.find(([key]) => valuesOf(key).length > 0)?.[1] ?? null
}
