import { industries, type Industry } from '@findable/contracts'

/** A trade as people search for it and as maps list it. */
export interface KnownTrade {
  /** "electrician" */
  name: string
  industry: Industry
  /** OpenStreetMap tags, "craft=electrician"; empty where most businesses of the trade have no tag of their own. */
  osm: readonly string[]
  /** The schema.org type for a business of the trade; null where there is no exact one. */
  type: string | null
  /** Whether that type in a site's markup means this trade and no other. */
  typeMeansTrade: boolean
  /**
   * What the trade calls itself, good enough for a title on its own; null where we propose none. Matches any case, with
   * accents.
   */
  title: RegExp | null
  /** Everything that hints at the trade, to be matched against `unaccented` text. */
  words: RegExp
}

/**
 * One line for each trade: name; OpenStreetMap tags; schema.org type, with `~` where other trades use it too; what it
 * calls itself in a title; all its words. Where two trades share words, the more specialised one comes first.
 */
const table = String.raw`
[Building & Construction]
roofer; craft=roofer; RoofingContractor; roofers?|roofing( contractors?)?|roof (repairs|restorations?); roof(ers?|ing|[- ]?(repairs?|restorations?|plumb\w+|replacements?))
carpenter; craft=carpenter; -; -; carpent(ers?|ry)
cabinet maker; craft=cabinet_maker craft=joiner; -; -; cabinet[- ]?mak\w+|cabinetry|cabinet doors?|joinery
bricklayer; craft=bricklayer; -; -; bricklay\w+
plasterer; craft=plasterer; -; -; gyprock\w*|plaster(ers?|ing|board)
tiler; craft=tiler; -; -; tilers?|tiling
concreter; craft=concreter; -; -; concret(ers?|ing)
stonemason; craft=stonemason; -; -; stone[- ]?mason(s|ry)?
pool builder; shop=swimming_pool; -; -; pool (builders?|construction)
fencing contractor; craft=fence_maker; -; -; fencing|fence (builders?|contractors?|installers?)
excavation contractor; -; -; -; excavat\w+|earth ?moving
bathroom renovator; -; -; -; bathroom renovat\w+
kitchen renovator; -; -; -; kitchen renovat\w+|custom kitchens?
waterproofer; -; -; -; waterproof(ers?|ing)
builder; craft=builder office=construction_company; GeneralContractor; home builders?|builders?(?!['’]?s? clean); builders?(?!['’]?s? clean)|(new|custom|display) homes?|home (building|construction|extensions?|renovations?)|(house|home) and land|building (company|contractors?)|constructions?(?! clean)
[Trades & Services]
electrician; craft=electrician; Electrician; electricians?|electrical (contractors?|services); electricians?|electrical|sparky|sparkies
plumber; craft=plumber; Plumber; plumbers?|plumbing( services)?; plumb(ers?|ing)|drainage|blocked drains?
air conditioning; craft=hvac; HVACBusiness; air[- ]?conditioning( services| installation)?|heating and cooling; air[- ]?con(ditioning|ditioners?)?|heating (and|&) cooling|(hydronic|ducted) heat\w+|heater (services?|repairs?)|hvac
painter; craft=painter; HousePainter; house painters?|painters and decorators|painting contractors?|painters?; painters?|house painting|painting (services?|contractors?|and decorat\w+)|(interior|exterior) painting
locksmith; craft=locksmith shop=locksmith; Locksmith; locksmiths?; locksmiths?
arborist; craft=arborist; -; -; arborists?|tree (removals?|lopp\w+|services?|surgeons?|care)
landscaper; craft=gardener; -; -; landscap(ers?|ing)
gardener; craft=gardener; -; -; gardeners?|gardening|lawn ?(mowing|care)|garden (maintenance|care)
carpet cleaner; craft=cleaning; -; -; (carpet|upholstery) clean\w+
cleaner; craft=cleaning office=cleaning; -; -; cleaners?|cleaning (services?|company)|builders?['’]?s? clean|(house|builders?|construction|handover|office|home|commercial|bond|end of lease) clean\w+
pest control; craft=pest_control shop=pest_control; -; -; pest (control|management|inspections?)|termites?|exterminators?
handyman; craft=handyman; -; -; handy ?(man|men|person)
glazier; craft=glaziery shop=glaziery; -; -; glaz(iers?|ing)|glass (replacement|repairs?)|shower screens?
solar installer; craft=solar; -; -; solar (panels?|power|installers?|installations?|energy|systems?)
pool cleaner; craft=pool_maintenance; -; -; pool (clean\w+|services?|maintenance|care)
appliance repairs; craft=appliance_repair; -; -; (appliance|washing machine|fridge|oven) (repairs?|servic\w+)
fireplace installer; -; -; -; fireplaces?|wood heaters?|chimney (sweeps?|clean\w+)
upholsterer; craft=upholsterer; -; -; upholster(ers?|y|ing)|motor trimm\w+|trimming
laundry; shop=laundry; ~DryCleaningOrLaundry; laundry|laundromat; laundr(y|ies)|laundromats?
dry cleaner; shop=dry_cleaning; DryCleaningOrLaundry; dry cleaners?; dry ?clean\w+
self storage; shop=storage_rental; SelfStorage; self[- ]?storage; self[- ]?storage
rubbish removal; -; -; -; rubbish removals?|skip (bins?|hire)|junk removals?|waste (removals?|collection)
blinds and curtains; shop=window_blind shop=curtain; -; -; blinds|curtains|shutters|awnings
flooring; shop=flooring craft=floorer; -; -; floor(ing| sanding)|floorboards|carpet (laying|installation)
dog groomer; shop=pet_grooming; -; -; (dog|pet) (groom\w+|wash\w*)
tailor; craft=tailor shop=tailor; -; -; tailors?|tailoring|alterations|dressmak\w+
garage doors; -; -; -; (garage|roller) doors?
[Professional Services]
conveyancer; office=conveyancer; ~LegalService; conveyanc(ers?|ing); conveyanc(ers?|ing)|settlement (agents?|services)|(residential|commercial) (property )?settlements?
migration agent; office=visa; -; -; (migration|immigration) (agents?|lawyers?|services?|law)
lawyer; office=lawyer; LegalService; family lawyers?|lawyers?|solicitors?|barristers?|law firm; lawyers?|solicitors?|law (firm|group)|legal|barristers?|attorneys?
building inspector; office=surveyor; -; -; (building|house|property|pre[- ]?purchase) inspect\w+
building designer; office=architect; -; -; building design(ers?)?|draft(ing|spersons?|sman)
interior designer; office=interior_design; -; -; interior design(ers?)?
architect; office=architect; -; -; architect(s|ure|ural)?
surveyor; office=surveyor; -; -; (land |quantity )?survey(ors?|ing)
engineer; office=engineer; -; -; (structural|civil|consulting|geotechnical) engineer(s|ing)?
videographer; -; -; -; video production|videograph(ers?|y)|film production
photographer; craft=photographer shop=photo; -; -; photograph(ers?|y)
signwriter; craft=signmaker; -; -; sign(writ\w+|age|makers?)
graphic designer; office=graphic_design; -; -; graphic design(ers?)?|branding (agency|studio)
marketing agency; office=advertising_agency office=marketing; -; -; (marketing|advertising|seo|digital) agency|digital marketing|seo (services?|experts?)
business consultant; office=consulting; -; -; (business|management|strategy) consult(ants?|ing|ancy)|consult(ants?|ing|ancy)
funeral director; shop=funeral_directors; -; -; funeral (directors?|homes?|services?)|funerals
[Health & Wellness]
physiotherapist; healthcare=physiotherapist; Physiotherapy; physiotherap(y|ists?)|physio; physio(s|therap(y|ists?))?
dentist; amenity=dentist; Dentist; dentists?|dental (clinic|surgery|practice|care); dentists?|dental|orthodont\w+
chiropractor; healthcare=chiropractor; Chiropractic; -; chiropract(ors?|ic)
osteopath; healthcare=osteopath; -; -; osteopath(s|y|ic)?
podiatrist; healthcare=podiatrist; Podiatric; podiatr(y|ists?); podiatr(ists?|y)
psychologist; healthcare=psychotherapist healthcare=psychologist; -; -; psycholog(ists?|y)
counsellor; healthcare=counselling healthcare=psychotherapist; -; -; counsell(ors?|ing)|psychotherap\w+
optometrist; shop=optician healthcare=optometrist; Optometric; optometr(y|ists?); optometr(ists?|y)|opticians?
audiologist; shop=hearing_aids healthcare=audiologist; -; -; audiolog(ists?|y)|hearing (aids?|clinic|tests?)
speech pathologist; healthcare=speech_therapist; -; -; speech (patholog\w+|therap\w+)
occupational therapist; healthcare=occupational_therapist; -; -; occupational therap\w+
dietitian; healthcare=nutrition_counselling; DietNutrition; -; dieti[tc]ians?|nutritionists?
vet; amenity=veterinary; VeterinaryCare; vets?|veterinar(y (clinic|hospital)|ians?); vets?|veterinar(y|ians?)
pharmacy; amenity=pharmacy; Pharmacy; pharmac(y|ists?); pharmac(y|ies|ists?)|chemists?
acupuncturist; healthcare=alternative; -; -; acupunctur(e|ists?)|chinese medicine
naturopath; healthcare=alternative; -; -; naturopath(s|y|ic)?
massage therapist; shop=massage; -; -; massages?|myotherap\w+
pilates studio; leisure=fitness_centre; -; -; pilates
yoga studio; leisure=fitness_centre; -; -; yoga
personal trainer; leisure=fitness_centre; -; -; personal train\w+|fitness coach\w*|boot ?camps?
gym; leisure=fitness_centre; ExerciseGym; gym|fitness (centre|studio); gyms?|fitness|crossfit|health clubs?
skin clinic; healthcare=dermatologist; -; -; skin (cancer )?(clinics?|checks?)|dermatolog\w+|cosmetic (clinics?|injectables?|medicine)
disability support; -; -; -; ndis|disability (support|services?|care)
home care; amenity=nursing_home; -; -; aged care|home care|nursing homes?|retirement (village|living)
doctor; amenity=doctors amenity=clinic; MedicalClinic; medical (clinic|centre|practice)|general practice; doctors?|general practice|gps?|medical (centre|center|clinic|practice)
[Hospitality & Food Services]
cafe; amenity=cafe; CafeOrCoffeeShop; caf[eé]|coffee (shop|house)|espresso bar; cafes?|coffee( (shop|house|bar|roasters?))?|espresso|tea ?(rooms?|house)|high tea|scones|brunch
bakery; shop=bakery; Bakery; baker(y|ies)|patisserie; baker(y|ies)|bakehouse|patisserie|sourdough
cake shop; shop=pastry shop=confectionery; -; -; cakes?|cupcakes|cake (shop|decorat\w+)
ice cream; amenity=ice_cream shop=ice_cream; IceCreamShop; -; gelat(o|eria)|ice[- ]?cream
pizza; -; ~Restaurant; pizzeria; pizz(a|as|eria)
caterer; craft=caterer; -; -; caterers?|catering
winery; craft=winery; Winery; -; winer(y|ies)|vineyards?|cellar door
brewery; craft=brewery; Brewery; -; brewer(y|ies)|brewing co\w*|craft beer
pub; amenity=pub; BarOrPub; -; pubs?|taverns?|bistro|hotel (and|&) bistro
restaurant; amenity=restaurant; Restaurant; restaurants?|bistro|trattoria; restaurants?|trattoria|brasserie|eatery|fine dining|steakhouse
bar; amenity=bar; ~BarOrPub; -; (wine|cocktail|rooftop) bars?|cocktails
takeaway; amenity=fast_food; FastFoodRestaurant; -; take ?aways?|kebabs?|burgers?
motel; tourism=motel; Motel; motel; motels?
bed and breakfast; tourism=guest_house; BedAndBreakfast; -; bed (and|&) breakfast|b ?& ?b|guest ?houses?|farm ?stays?
caravan park; tourism=caravan_site tourism=camp_site; Campground; -; (caravan|holiday|tourist) parks?|camp(ing|grounds?)
holiday accommodation; tourism=apartment tourism=chalet; VacationRental; -; holiday (houses?|homes?|rentals?|accommodation|stays?)|(cosy|short) stays?|accommodation
hotel; tourism=hotel; Hotel; hotel; hotels?
[Retail & E-Commerce]
florist; shop=florist; Florist; florists?|flower shop; florists?|flower (shop|delivery)|bouquets?
butcher; shop=butcher; -; -; butchers?|butchery|smallgoods
fruit shop; shop=greengrocer; -; -; fruit (shop|market|(and|&) veg\w*)|greengrocers?|growers?'? market
bookshop; shop=books; BookStore; bookshop|book ?store; book ?(shops?|stores?|sellers?)
jeweller; shop=jewelry; JewelryStore; jewell?ers?; jewell?er(s|y)?|engagement rings?
mattress shop; shop=bed; -; -; mattress(es)?|bedding
furniture shop; shop=furniture; FurnitureStore; furniture (store|shop); furniture|sofas?
fabric shop; shop=fabric shop=sewing; -; -; fabrics?|haberdashery|quilting|sewing|yarns?
shoe shop; shop=shoes; ShoeStore; -; shoes?|footwear|boots
clothing shop; shop=clothes; ClothingStore; -; clothing|fashion|menswear|womenswear|boutique|apparel|socks
bike shop; shop=bicycle; BikeStore; (bike|bicycle) (shop|store|repairs?|mechanics?); (bikes?|bicycles?|cycles?) (shop|store|servic\w+|repairs?|mechanics?)
pet shop; shop=pet; PetStore; pet (shop|store); pet (shops?|stores?|supplies|food)
nursery; shop=garden_centre; GardenStore; -; (plant|native|wholesale) nurser(y|ies)|garden cent(re|er)s?|(native )?(seeds|plants) (for sale|online)|native seeds?|turf
hardware shop; shop=hardware shop=doityourself; HardwareStore; -; hardware (store|shop)|building supplies
toy shop; shop=toys; ToyStore; -; toys?( (shop|store))?
gift shop; shop=gift; -; -; gifts?|hampers?|souvenirs?
bottle shop; shop=alcohol shop=wine; LiquorStore; -; bottle ?(shop|o)|liquor
homewares; shop=houseware shop=interior_decoration; HomeGoodsStore; -; homewares?|home decor
supermarket; shop=supermarket shop=convenience; GroceryStore; -; supermarkets?|grocer(y|ies|s)?|iga
health food shop; shop=health_food; -; -; health foods?|organic (food|grocer\w*)|whole ?foods
[Transport, Logistics & Auto Services]
auto electrician; shop=car_repair; -; -; auto electric(ians?|al|s)
panel beater; shop=car_repair; AutoBodyShop; panel beat(ers?|ing)|smash repairs?; panel ?beat(ers?|ing)|smash repairs?|crash repairs?|(auto|car) body
tyre shop; shop=tyres; TireShop; -; tyres?|wheel alignments?
car wreckers; shop=car_parts; -; -; (car|auto) (wreck\w+|removals?|dismantl\w+)|wreckers?|cash for cars
roadworthy inspections; shop=car_repair amenity=vehicle_inspection; -; -; roadworth(y|ies)|rwc|pink slips?
car detailing; amenity=car_wash; -; -; (car )?detail(ing|ers?)
car wash; amenity=car_wash; AutoWash; -; car ?wash
caravan repairs; shop=caravan; -; -; caravans?|rv|motorhomes?|campervans?
car dealer; shop=car; AutoDealer; -; (used|new) cars?|car (dealers?|sales|yard)
mechanic; shop=car_repair; AutoRepair; car (mechanics?|repairs?|servic(e|ing))|auto(motive)? repairs?|(?<!(bike|bicycle|cycle) )mechanics?; (?<!(bike|bicycle|cycle) )mechanics?|mechanical repairs?|(car|auto(motive)?|vehicle) (repairs?|servic(e|es|ing))|log ?book servic\w+|brakes|clutch(es)?|gearbox(es)?|transmissions?
removalist; office=moving_company shop=moving_company; MovingCompany; removalists?|furniture removals; removalists?|removals|movers|moving (company|services?)
towing; -; -; -; tow(ing| trucks?)|roadside assist\w+
courier; office=courier; -; -; couriers?
freight; office=logistics; -; -; freight|logistics|trucking|haulage
[Education & Training]
childcare; amenity=childcare amenity=kindergarten; ChildCare; child ?care( centre)?|early learning( centre)?|day ?care; child ?care|early learning|day ?care|early childhood
preschool; amenity=kindergarten; Preschool; preschool|kindergarten; pre-?schools?|kindergartens?|kindy|kinder
driving school; amenity=driving_school; -; -; driv(ing|er) (schools?|lessons?|instructors?|training)|learn to drive|(manual|auto(matic)?) lessons
tutor; office=tutoring amenity=prep_school; -; -; tutors?|tutoring|tuition
dance school; leisure=dance amenity=dancing_school; -; -; dance (schools?|studios?|classes|academy)|ballet
music school; amenity=music_school; -; -; music (schools?|lessons?|academy)|(piano|guitar|singing|violin) (lessons?|teachers?)
martial arts; sport=martial_arts; -; -; martial arts|karate|taekwondo|jiu[- ]?jitsu|judo
first aid course; amenity=training; -; -; first aid (courses?|training)
training college; amenity=college amenity=training; -; -; registered training organisation|rto|certificate (i|ii|iii|iv)|vocational|training (college|provider|courses?)
school; amenity=school; School; -; (primary|secondary|high|grammar|christian|public|boarding) (schools?|college)|school (tours?|fees|enrolments?)
[Beauty & Personal Care]
barber; shop=hairdresser; ~HairSalon; barber(s| ?shop)?; barber(s|shops?)?
lash technician; shop=beauty; -; -; (eye)?lash(es)?
nail salon; shop=beauty; NailSalon; nail (salon|bar|studio); nail (salons?|bars?|studios?|art)|manicures?|pedicures?
day spa; shop=beauty leisure=spa; DaySpa; day spa; day ?spas?
tattoo studio; shop=tattoo; TattooParlor; tattoo (studio|parlour); tattoo(s|ists?|ing)?
laser clinic; shop=beauty; -; -; laser (clinics?|hair removal)|ipl
hairdresser; shop=hairdresser; HairSalon; hair ?(salon|dressers?|dressing|studio); hair ?(dress\w+|salons?|studios?|stylists?|cuts?|extensions?)|hair|blow ?dr(y|ies)
beauty salon; shop=beauty; BeautySalon; beauty (salon|therapists?|studio); beauty|beauticians?|skin ?care|facials?|waxing|brows?
[Entertainment & Events]
wedding venue; amenity=events_venue; -; -; wedding (venues?|receptions?)
comedy club; amenity=theatre; ComedyClub; -; comedy|stand[- ]?up
cinema; amenity=cinema; MovieTheater; -; cinemas?|movies
escape room; leisure=escape_game; -; -; escape (rooms?|games?)
bowling alley; leisure=bowling_alley; BowlingAlley; -; (ten ?pin )?bowling
golf club; leisure=golf_course; GolfCourse; -; golf
tennis club; sport=tennis; TennisComplex; -; tennis
party hire; shop=party; -; -; party hire|jumping castles?|marquees?|event hire|party supplies
event planner; office=event_management; -; -; event (planners?|planning|management|styling)|wedding planners?
tour operator; tourism=attraction; -; -; tours?|cruises?|whale watching
travel agent; shop=travel_agency; TravelAgency; -; travel (agents?|agency)
function venue; amenity=events_venue; EventVenue; -; function (rooms?|venues?|centre)|event (venues?|spaces?)|functions
art gallery; tourism=gallery shop=art; ArtGallery; -; (art )?galler(y|ies)
[Technology]
phone repairs; shop=mobile_phone; -; -; (phone|iphone|tablet|screen) repairs?
computer repairs; shop=computer craft=computer_repair; ComputerStore; -; (computer|laptop|pc|mac) (repairs?|fix\w*|help|servic\w+)
web designer; office=web_design; -; -; web(site)?s? ?(design(ers?)?|develop(ers?|ment)|builders?)|websites for
cyber security; office=it; -; -; cyber ?security
software developer; office=it office=software; -; -; software|saas|platform
IT support; office=it; -; -; it (support|services?|solutions?|company|consult\w+)|managed (it|services)|tech(nology)? support|help ?desk|cloud solutions?
[Real Estate & Property]
buyers agent; office=estate_agent; ~RealEstateAgent; buyers?['’]? agents?; buyers?['’]?s? (agents?|agency|advoca\w+)
property manager; office=property_management office=estate_agent; ~RealEstateAgent; property managers?; property manage(rs?|ment)
strata manager; office=property_management; -; -; strata|body corporate|owners corporation
real estate agent; office=estate_agent shop=estate_agent; RealEstateAgent; real estate (agents?|agency); real ?estate|realty|(houses?|homes?|properties) for sale|selling agents?
[Finance & Insurance]
bookkeeper; office=bookkeeper office=accountant; ~AccountingService; bookkeep(ers?|ing); book ?keep(ers?|ing)|bas agents?
mortgage broker; office=mortgage office=financial; ~FinancialService; mortgage brokers?|finance brokers?; (mortgage|finance|loan) brok(ers?|ing)|home loans?|mortgages?
financial planner; office=financial_advisor; ~FinancialService; financial (planners?|advis[eo]rs?); financial (plann(ers?|ing)|advis[eo]rs?|advice)|wealth (management|advis\w+)
insurance broker; office=insurance; InsuranceAgency; insurance (brokers?|agency); insurance( brok(ers?|ing))?
tax agent; office=tax_advisor office=accountant; ~AccountingService; tax (agents?|accountants?); tax (agents?|returns?)
accountant; office=accountant office=tax_advisor; AccountingService; accountants?; accountants?|accounting|accountancy|tax
[Manufacturing & Production]
powder coating; -; -; -; powder ?coat\w*
sheet metal; craft=metal_construction; -; -; sheet ?metal|metal ?fold\w+
welder; craft=welder craft=metal_construction; -; -; weld(ers?|ing)
metal fabrication; craft=metal_construction; -; -; (metal|steel) fabricat\w+|fabricat(ors?|ion)|steelworks?|balustrades?
printing; craft=printer shop=copyshop; -; -; print(ers?|ing)|print shop
[Non-Profit & Charity]
church; amenity=place_of_worship; Church; -; church(es)?|parish|ministr(y|ies)|baptist|anglican
animal rescue; amenity=animal_shelter; AnimalShelter; -; (animal|dog|cat|pet) (rescue|shelter|adoption)|wildlife rescue
community centre; amenity=community_centre; -; -; (community|neighbourhood) cent(re|er)s?
sports club; club=sport; -; -; (cricket|football|soccer|netball|basketball|bowls|bowling|tennis|rugby|hockey|swimming|surf ?life ?saving|sailing|yacht|rowing|cycling|athletics?|golf|croquet|archery|judo|gymnastics?|sports?) club
charity; office=charity office=ngo; NGO; -; charit(y|ies|able)|not[- ]for[- ]profit|non-?profit|foundation|donat(e|ions?)|volunteer(s|ing)?
[Recruitment & Staffing]
labour hire; office=employment_agency; ~EmploymentAgency; labour hire; labour hire
recruitment agency; office=employment_agency; EmploymentAgency; recruitment agency; recruit(ment|ers?|ing)|staffing|employment agency|job (seekers?|placements?)|headhunt\w+|jobs?
`

export const trades: readonly KnownTrade[] = table
  .trim()
  .split('\n[')
  .flatMap((part) => {
    const [heading = '', ...lines] = part.trim().split('\n')
    const industry = industries.find((one) => heading.includes(one))
    if (!industry) throw new Error(`${heading} is no industry`)
    return lines.map((line) => readLine(line, industry))
  })

function readLine(line: string, industry: Industry): KnownTrade {
  const [name = '', osm = '', type = '', title = '', words = ''] = line.split('; ')
  return {
    name,
    industry,
    osm: osm === '-' ? [] : osm.split(' '),
    type: type === '-' ? null : type.replace('~', ''),
    typeMeansTrade: type !== '-' && !type.startsWith('~'),
    title: title === '-' ? null : new RegExp(String.raw`(?<![a-zÀ-ɏ\d])(${title})(?![a-zÀ-ɏ\d])`, 'i'),
    // Without the flags for case and Unicode, which make compiling so many patterns slow.
    words: new RegExp(`(?<![a-z0-9])(${words})(?![a-z0-9])`),
  }
}

/** Lower case without accents. */
export const unaccented = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')

/** OpenStreetMap tags of a trade; empty when it has none of its own. */
export const osmTagsOf = (trade: string | null): readonly string[] =>
  trades.find(({ name }) => name === trade)?.osm ?? []
