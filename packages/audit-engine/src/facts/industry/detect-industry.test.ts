import { industries, unknownIndustry, type Industry } from '@findable/contracts'
import { describe, expect, it } from 'vitest'
import { parsePage } from '../../page/parse-page.ts'
import { industryOf } from './detect-industry.ts'
import { lexicons, termsIn, wordsOf } from './lexicon-index.ts'
import { industryOfType, isBusinessType, leaningOfType } from './schema-types.ts'

const of = (...pages: string[]) =>
  industryOf(pages.map((html, place) => parsePage(html, `https://joes.com.au/${place}`)))

/** Paragraphs in the style of terms, blog and FAQ pages; body text only. */
const paragraphs: [Industry, string][] = [
  [
    'Building & Construction',
    'Any change you ask for after the plans are approved is a variation, and goes into writing before the slab is poured. A progress payment falls due at the end of each stage: base, frame, lock-up and practical completion. Your site supervisor walks you through the house at handover.',
  ],
  [
    'Building & Construction',
    'Should you repoint or replace? Tiles outlive the mortar that holds them. If the ridge capping has loosened but the battens are sound, a restoration will see the roof through another twenty summers.',
  ],
  [
    'Trades & Services',
    'A tap that drips all night wastes more water than you would think. Before you ring us, turn off the mains and check the washer. If the cistern keeps filling, the valve has usually gone, and our plumber carries one in the van.',
  ],
  [
    'Trades & Services',
    'Please make sure our cleaners can get in and that pets are kept away. If we cannot reach the property at the agreed time a call-out fee applies. We do our best with stains but cannot promise that every one will lift from the carpet.',
  ],
  [
    'Professional Services',
    'Before we act for you we send a costs agreement. It sets out our hourly rates, likely disbursements such as court filing and search fees, and the retainer we hold in our trust account until the matter ends.',
  ],
  [
    'Professional Services',
    'Our surveyors mark the boundaries and easements, and our town planners lodge the development application with council and answer what the assessors ask about overlays and setbacks.',
  ],
  [
    'Health & Wellness',
    'You do not need a referral to see a physio. At the first visit we take your history, look at how the joint moves and where it hurts, and give you exercises to do at home. Most health funds rebate part of the fee.',
  ],
  [
    'Health & Wellness',
    'Does a crown hurt? The tooth is numb while the dentist shapes it. Sensitive gums settle within a few days. If you grind at night we may suggest a splint.',
  ],
  [
    'Hospitality & Food Services',
    'Guests are asked to vacate the cabin by ten. Check-in is from two; if you will arrive late, let reception know and we leave the key. Pets are welcome in two of the cabins. The tariff is charged on arrival.',
  ],
  [
    'Hospitality & Food Services',
    'We bake the sourdough overnight and open the doors at six. The menu changes with what the growers bring: last week it was figs on toast, this week it is mushrooms, eggs and a very good coffee.',
  ],
  [
    'Retail & E-Commerce',
    'Change of mind? Send the item back unworn, with tags, within thirty days of delivery and we refund you to the card you paid with. Return postage is yours to pay unless we sent the wrong size.',
  ],
  [
    'Retail & E-Commerce',
    'Every bouquet is wrapped by our florist on the morning it goes out. Order before noon for same-day delivery; later orders are dispatched the next day. Vases and gift cards can be added to your cart.',
  ],
  [
    'Transport, Logistics & Auto Services',
    'The truck stays loaded until the balance is paid. Tolls and the trip back to our depot are added to the hourly rate. Tell us beforehand about stairs, a piano, or anything that two removalists cannot lift.',
  ],
  [
    'Transport, Logistics & Auto Services',
    'A squeal when you brake means the pads are thin. Our mechanic measures the rotors at every logbook service and shows you before anything is replaced.',
  ],
  [
    'Education & Training',
    'Families are offered a place as vacancies arise, in the order of the waiting list and the priority of access. We ask for the immunisation statement at enrolment, and our educators help your child settle in over the first week.',
  ],
  [
    'Education & Training',
    'Can I get credit for what I already know? Yes. Send us your transcripts and your assessor will tell you which units of competency you can skip under recognition of prior learning.',
  ],
  [
    'Beauty & Personal Care',
    'Please come without mascara. A full set of lashes takes two hours, so if you are more than fifteen minutes late your technician may have to shorten the appointment, and the deposit is forfeited for a no-show.',
  ],
  [
    'Beauty & Personal Care',
    'Balayage grows out more softly than foils, which is why so many of our clients book their colour every four months. Between visits use a shampoo without sulphates and let your stylist trim the ends.',
  ],
  [
    'Entertainment & Events',
    'The hirer is answerable for damage that guests do to the speakers and the lighting. The dance floor goes down an hour before the reception. If the wedding is postponed we move your deposit to the new date.',
  ],
  [
    'Entertainment & Events',
    'Players have sixty minutes to solve the puzzles and get out. Children under twelve need an adult in the team. Come a quarter of an hour early for the briefing; you can leave your phones in the lockers.',
  ],
  [
    'Technology',
    'Nobody notices backups until the day they are needed. We restore a file from yours every month, patch the servers on Tuesdays, and switch on two-factor login for every mailbox, because most ransomware still starts with a phished password.',
  ],
  [
    'Technology',
    'Slow pages lose visitors. We moved the site to faster hosting, cut the plugins, and rewrote the landing pages around the keywords people search for. Organic traffic doubled in half a year.',
  ],
  [
    'Real Estate & Property',
    'We check the rent every morning. When a tenant falls behind, our property manager rings first and issues a breach notice on the eighth day. Routine inspections are held every quarter and the landlord gets the report with photos.',
  ],
  [
    'Real Estate & Property',
    'Three weeks of open homes, then the auction: that is how most houses in this suburb are sold. The vendor sets the reserve the night before, once we know how many bidders have asked for the contract.',
  ],
  [
    'Finance & Insurance',
    'Lodge your BAS on time even if you cannot pay it. The ATO is far kinder to a business that has lodged. Keep receipts for every deduction, reconcile the accounts monthly, and pay super before the end of the quarter.',
  ],
  [
    'Finance & Insurance',
    'Fixed or variable? A split loan gives you some of both. As your broker we compare what the lenders on our panel charge, and tell you what commission we receive if you borrow through us.',
  ],
  [
    'Manufacturing & Production',
    'Title in the goods stays with the seller until the invoice is paid. Lead times start when we receive your purchase order and signed drawings. Tooling made for a customer is kept at the factory for two years.',
  ],
  [
    'Manufacturing & Production',
    'Sheet comes in at one end of the workshop and leaves as brackets at the other: laser cut, folded on the press brake, welded, and powder coated in house. Short runs and prototypes are as welcome as ten thousand.',
  ],
  [
    'Non-Profit & Charity',
    'Last winter our volunteers packed four thousand hampers for families doing it tough. None of that happens without you. Every donation over two dollars is tax deductible, and a bequest keeps the kitchen open for years.',
  ],
  [
    'Non-Profit & Charity',
    'The committee meets on the first Tuesday. Members elected a new president at the annual general meeting, thanked the outgoing treasurer, and voted to apply for a grant for the community garden.',
  ],
  [
    'Recruitment & Staffing',
    'Send us your resume even if you see no role that fits. Our consultants interview every candidate before we put anyone forward, so employers get a short list of three and not a pile of fifty.',
  ],
  [
    'Recruitment & Staffing',
    'Casual workers are paid by us each week against approved timesheets. The host business gives the induction and tells us at least four hours ahead if a shift is cancelled.',
  ],
]

describe('industryOf body text alone', () => {
  it.each(paragraphs)('%s', (industry, text) => {
    const found = of(text)
    expect(found.industry).toBe(industry)
    expect(found.confidence).toBeGreaterThan(0.15)
  })
})

describe('industryOf', () => {
  it('believes the type the owner gives the business, and says so', () => {
    const found = of(
      '<script type="application/ld+json">{"@type":"Electrician","name":"Volt"}</script><p>Welcome to our website.</p>',
    )
    expect(found).toMatchObject({
      industry: 'Trades & Services',
      quote: '"@type": "Electrician"',
      url: 'https://joes.com.au/0',
    })
    expect(found.because).toContain('Electrician')
  })

  it('is sure of a type that is right for the industry of the words too', () => {
    const html = `<script type="application/ld+json">{"@type":"HousePainter","name":"Ash"}</script><title>House painter Adelaide</title>
      <h1>House painting and renovation</h1><h2>Builders, extensions, roof restoration and plastering</h2><p>Construction, carpentry, rendering.</p>`
    const found = of(html)
    expect(found.industry).toBe('Trades & Services')
    expect(found.confidence).toBeGreaterThan(0.6)
  })

  it('is a guess for a firm whose customers are clubs and charities', () => {
    const words =
      '<p>Volunteers, members and donations: our templates help charities and not-for-profit committees.</p>'
    const confidence = (heading: string) => of(`<title>OneStep</title><h1>${heading}</h1>${words.repeat(5)}`).confidence
    expect(confidence('A charity of volunteers')).toBeGreaterThan(0.5)
    expect(confidence('Child safety for sporting clubs and communities')).toBeLessThanOrEqual(0.5)
  })

  it('takes a general type for what it is', () => {
    const found = of(
      '<script type="application/ld+json">{"@type":"LocalBusiness"}</script><h1>Dentist in Newtown</h1><p>Teeth, gums and crowns.</p>',
    )
    expect(found.industry).toBe('Health & Wellness')
  })

  it('weighs words against a type that the whole site contradicts', () => {
    const html = `<script type="application/ld+json">{"@type":"Store"}</script><title>Plumber Newtown | Blocked drains</title>
      <h1>Emergency plumber</h1><h2>Hot water systems</h2><h2>Gas fitting</h2><p>Our licensed plumbers clear blocked drains, burst pipes and leaking taps.</p>`
    expect(of(html).industry).toBe('Trades & Services')
  })

  const known = { industry: 'Building & Construction', because: 'OpenStreetMap lists it as craft=builder.' } as const

  it('believes what a directory calls the business where the markup is silent, and says so', () => {
    const page = parsePage('<p>Welcome to our website.</p>', 'https://joes.com.au/')
    expect(industryOf([page], known)).toMatchObject({ industry: known.industry, because: known.because, url: null })
    expect(industryOf([], known).industry).toBe(known.industry)
    expect(industryOf([page], null).industry).toBe(unknownIndustry)
  })

  it('believes the markup before the directory', () => {
    const html = '<script type="application/ld+json">{"@type":"Electrician"}</script><p>Welcome.</p>'
    expect(industryOf([parsePage(html, 'https://joes.com.au/')], known).industry).toBe('Trades & Services')
  })

  it.each([
    '<title>Tiny Paws - Professional Dog Grooming</title><h1>Our salon</h1>',
    '<h1>The pet salon</h1>',
    '<h1>Tiny</h1><h2>Grooming for cats and dogs</h2>',
  ])('takes a salon for animals for no beauty salon: %j', (head) => {
    const salon =
      '<p>Our salon, our stylist: wash and blow dry, nail trim, spa treatment, pamper package, skin treatment.</p>'
    const { industry, confidence } = of(`${head}${salon}<p>In the old veterinary building, gentle on skin.</p>`)
    expect(['Beauty & Personal Care', 'Health & Wellness']).not.toContain(industry)
    expect(confidence).toBeLessThan(0.6)
    expect(of(`<h1>Hair salon</h1>${salon}<p>Dog friendly.</p>`).industry).toBe('Beauty & Personal Care')
  })

  it('takes boarding for pets for no medical practice, and a vet for one', () => {
    const care =
      '<p>Care, medication, special diets and diabetic cats: all have their vaccination, and our vet is on call for treatment.</p>'
    expect(of(`<h1>Wattle Cattery</h1>${care}<p>From cat boarding to rabbit boarding.</p>`).industry).toBe(
      'Trades & Services',
    )
    expect(of(`<h1>Wattle Veterinary Clinic</h1>${care}`).industry).toBe('Health & Wellness')
  })

  it('takes a carrier of water for no factory, and a maker of tanks for one', () => {
    const text = '<p>Stainless steel tanks, and the supply of drinking water for them.</p>'
    expect(
      of(
        `<h1>Wattle Water</h1>${text}<p>We fill your pool, cheaper than other water carriers: water delivery daily.</p>`,
      ).industry,
    ).toBe('Transport, Logistics & Auto Services')
    expect(of(`<h1>Wattle Tanks, tank manufacturer</h1>${text}<p>Rainwater stored well.</p>`).industry).toBe(
      'Manufacturing & Production',
    )
  })

  it('is a guess where the title and main heading name a trade of another industry only', () => {
    const text = 'Commercial real estate, development sites, retail space, tenants and leasing. '.repeat(5)
    const { industry, confidence } = of(
      `<title>Property video production</title><h1>Video production</h1><h2>Property for lease</h2><p>${text}</p>`,
    )
    expect(industry).toBe('Real Estate & Property')
    expect(confidence).toBeLessThanOrEqual(0.5)
  })

  it('is a guess for a shop that says it is an importer', () => {
    const page = (heading: string) =>
      parsePage(
        `<title>Bike clothing</title><h1>${heading}</h1><p>Shop the new shoes, clothing and gifts in our store.</p>`,
        'https://a.example/',
      )
    const sure = industryOf([page('Our online store')])
    const guess = industryOf([page('Importers of bike clothing for your local store')])
    expect(sure.industry).toBe('Retail & E-Commerce')
    expect(guess.confidence).toBeLessThanOrEqual(0.5)
  })

  it('is a guess where words only hint at it', () => {
    const { confidence } = of(`<title>Well</title><p>${'Programs, consultations and sessions. '.repeat(20)}</p>`)
    expect(confidence).toBeLessThanOrEqual(0.5)
  })

  it('knows voice and presentation training from therapy', () => {
    const html = `<title>Vocal coaching</title><p>Presentation skills and media training for leaders with anxiety: a program of sessions after a consultation.</p>`
    expect(of(html).industry).toBe('Education & Training')
  })

  it('quotes the words that decided and a line they are in', () => {
    const found = of('<h1>Real estate agents in Newtown</h1><p>Talk to our property managers about your rental.</p>')
    expect(found.because).toMatch(/^Words that stand out: "/)
    expect(found.quote).toBe('Real estate agents in Newtown')
  })

  it('leaves the privacy policy aside where there is another page', () => {
    const policy =
      '<title>Privacy policy</title><p>Cookies, data, servers, software, websites, encryption, passwords and cloud hosting.</p>'
    expect(of('<p>We unblock drains and mend leaking taps.</p>', policy).industry).toBe('Trades & Services')
    expect(of(policy).industry).toBe('Technology')
  })

  it('is surer of a whole site than of one line', () => {
    const line = '<p>We fix drains.</p>'
    const site =
      '<title>Plumber</title><h1>Plumber in Newtown</h1><p>Blocked drains, hot water, gas fitting and leaking taps.</p>'
    expect(of(site, line).confidence).toBeGreaterThan(of(line).confidence)
  })

  it.each([
    '',
    '<p>Welcome to our website.</p>',
    '<p>Lorem ipsum dolor sit amet.</p>',
    '<h1>Coming soon</h1>',
    '<p>12345</p>',
  ])('says that %j points nowhere', (html) => {
    expect(of(html)).toMatchObject({ industry: unknownIndustry, confidence: 0, url: null, quote: null })
  })

  it.each([
    '<title>joes.com.au</title><p>This domain is for sale. Web hosting, email and domain names at great prices.</p>',
    '<title>Domain parked</title><p>This domain name is parked free. Related links: car insurance, home loans, lawyers.</p>',
    '<title>Welcome to nginx!</title><p>If you see this page, the web server is successfully installed and working.</p>',
    '<title>Apache2 Ubuntu Default Page</title><p>It works! This is the default web page for this server.</p>',
    '<title>Account suspended</title><p>This account has been suspended. Contact your hosting provider.</p>',
    '<title>404 Not Found</title><p>The requested URL was not found on this server.</p>',
    '<title>My blog</title><p>Welcome to WordPress. This is your first post. Edit or delete it, then start writing!</p>',
    '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.</p>',
  ])('does not take a placeholder for a business: %s', (html) => {
    expect(of(html).industry).toBe(unknownIndustry)
  })

  it('reads on where a placeholder is only one page of several', () => {
    const parked =
      '<title>Domain parked</title><p>This domain name is parked free. Lawyers, solicitors, home loans.</p>'
    expect(of(parked, '<p>Our plumbers clear blocked drains.</p>').industry).toBe('Trades & Services')
  })

  it('believes a type that software sets unasked only where the words do not contradict', () => {
    const typed = (words: string) => of(`<script type="application/ld+json">{"@type":"Store"}</script><p>${words}</p>`)
    expect(typed('Welcome.').industry).toBe('Retail & E-Commerce')
    expect(typed('Our accountants lodge your BAS and tax return with the ATO.').industry).toBe('Finance & Insurance')
  })

  it.each(['in the event of', 'by bank transfer', 'on the Gold Coast'])(
    'takes %j for a word of no business',
    (text) => {
      expect([...termsIn(text).keys()].flatMap(({ says }) => says)).toEqual([])
    },
  )

  it('knows a plural that is a word of its own', () => {
    const terms = (text: string) => [...termsIn(text).keys()].map((term) => term.text)
    expect(terms('goods')).toEqual(['goods'])
    expect(terms('good')).toEqual([])
  })

  it.each([
    [
      'Trades & Services',
      'Your lease says the carpets must be cleaned when you move out, and the property manager will ask for the receipt. Steam lifts what a vacuum leaves in the pile, and takes the stains and odours with it.',
    ],
    [
      'Professional Services',
      'Does your project need a planning permit? Most do. Our architects prepare the drawings for council, answer its questions, and hand the builder documentation that leaves little to guess.',
    ],
    [
      'Education & Training',
      'Places go first to Catholic families of the parish, then to siblings of students already at the school. The principal meets every family before an enrolment is offered.',
    ],
    [
      'Non-Profit & Charity',
      'Every dog in our care has been to the vet, desexed and vaccinated before adoption. The adoption fee helps us rescue the next one from the pound, and foster carers give it a home until then.',
    ],
    [
      'Finance & Insurance',
      'With a construction loan the lender pays your builder as each stage is finished: slab, frame, lock-up. You pay interest only on what has been drawn down, until the house is complete.',
    ],
  ])('tells %s from the trade it writes about', (industry, text) => {
    expect(of(`<p>${text}</p>`).industry).toBe(industry)
  })

  it('does not take the page of a privacy policy for a technology business on one word', () => {
    expect(
      of('<p>We collect your name and email address when you use this website. Cookies help us improve it.</p>')
        .confidence,
    ).toBeLessThan(0.5)
  })
})

describe('the lexicons', () => {
  it('are one for each industry', () => {
    expect(lexicons.map(({ industry }) => industry)).toEqual([...industries])
  })

  it.each(lexicons)('of $industry hold no term twice', (lexicon) => {
    const terms = [lexicon.named, lexicon.certain, lexicon.clear, lexicon.hint].flatMap((list) =>
      list.split(',').map((term) => `${wordsOf(term).join(' ')}${term.trim().endsWith('*') ? '*' : ''}`),
    )
    expect(terms.filter((term, place) => term === '' || terms.indexOf(term) !== place)).toEqual([])
    expect(terms.length).toBeGreaterThan(150)
  })

  it('match singular and plural, capitals, accents and open endings, the longest term first', () => {
    const terms = (text: string) => [...termsIn(text).keys()].map((term) => term.text)
    expect(terms('Blocked DRAINS')).toEqual(['blocked drain'])
    expect(terms('physiotherapists')).toEqual(terms('physiotherapist'))
    expect(terms('Café')).toEqual(['cafe'])
    expect(terms('')).toEqual([])
  })
})

describe('schema.org types', () => {
  it.each([
    ['Electrician', 'Trades & Services'],
    ['GeneralContractor', 'Building & Construction'],
    ['LegalService', 'Professional Services'],
    ['Dentist', 'Health & Wellness'],
    ['CafeOrCoffeeShop', 'Hospitality & Food Services'],
    ['Florist', 'Retail & E-Commerce'],
    ['AutoRepair', 'Transport, Logistics & Auto Services'],
    ['ChildCare', 'Education & Training'],
    ['HairSalon', 'Beauty & Personal Care'],
    ['MovieTheater', 'Entertainment & Events'],
    ['ComputerStore', 'Technology'],
    ['RealEstateAgent', 'Real Estate & Property'],
    ['AccountingService', 'Finance & Insurance'],
    ['NGO', 'Non-Profit & Charity'],
    ['EmploymentAgency', 'Recruitment & Staffing'],
    ['LocalBusiness', null],
    ['HealthAndBeautyBusiness', null],
    ['WebPage', null],
    ['constructor', null],
  ])('%s speaks for %s', (type, industry) => {
    expect(industryOfType(type)).toBe(industry)
  })

  it('that software sets unasked lean, and speak for nothing', () => {
    expect([leaningOfType('Store'), leaningOfType('ProfessionalService'), leaningOfType('Plumber')]).toEqual([
      'Retail & E-Commerce',
      'Professional Services',
      null,
    ])
  })

  it('are businesses only where they are', () => {
    expect([isBusinessType('LocalBusiness'), isBusinessType('Plumber'), isBusinessType('WebSite')]).toEqual([
      true,
      true,
      false,
    ])
  })
})

it.each([
  'Silage contracting for farmers: machinery, grain production, supply of plastic, and our own feedlot',
  'Our master roasters bring the coffee to your café',
  'A travel agency that books holiday packages and guided tours',
])('is a guess where a trade lies between the industries: %s', (text) => {
  expect(of(`<title>Brolga</title><h1>${text}</h1><p>${text}.</p>`).confidence).toBeLessThanOrEqual(0.5)
})

it.each([
  ['Whippet breeder in Geelong', 'Healthy puppies, vaccinated, wormed and with a health check by our veterinarian.'],
  ['Transportable rooms you can place anywhere', 'A cabin for your holiday park, an extra bedroom for your guests.'],
  ['Commercial kitchen equipment', 'For your restaurant, café or hotel: chefs, dishes and menus.'],
  ['A production company', 'Events, shows, film shoots and live music for your brand.'],
])('is never certain for a trade that uses the words of another: %s', (title, text) => {
  expect(of(`<title>Brolga | ${title}</title><h1>${title}</h1><p>${text}</p>`).confidence).toBeLessThanOrEqual(0.5)
})

it('is never certain to be a charity where only the text speaks of some', () => {
  const text = '<p>We advise charities, not for profit providers, fundraising teams and registered charity boards.</p>'
  const certain = (title: string) => of(`<title>${title}</title><h1>${title}</h1>${text}`).confidence > 0.5
  expect(certain('Brolga Solutions')).toBe(false)
  expect(certain('Brolga Foundation')).toBe(true)
})

it('is what the owner calls the business in its markup, whatever its words', () => {
  const markup = '<script type="application/ld+json">{"@type":"GroceryStore","name":"Brolga"}</script>'
  const words = 'restaurant, café, menu, dishes, chef, catering, takeaway, dine in, breakfast, lunch, dinner'
  const page = `<title>${words}</title><h1>${words}</h1><h2>${words}</h2><p>${words}</p>`
  expect(of(page).industry).toBe('Hospitality & Food Services')
  expect(of(`${markup}${page}`)).toMatchObject({
    industry: 'Retail & E-Commerce',
    because: expect.stringContaining('GroceryStore'),
  })
})

it('is certain for a vet who sees to breeders', () =>
  expect(of('<title>Vet clinic</title><h1>Veterinary care</h1><h2>For breeders</h2><p>Vaccination.</p>')).toMatchObject(
    {
      industry: 'Health & Wellness',
      confidence: expect.closeTo(1, 0),
    },
  ))

it.each(['Web site created using create-react-app', 'Vite + React', 'Create React App Sample'])(
  'is never guessed from what a tool filled in as title and description: %s',
  (text) => {
    const head = `<title>${text}</title><meta name="description" content="${text}">`
    expect(of(`${head}<h1>Driving school</h1><p>Learn to drive.</p>`)).toEqual(
      of('<h1>Driving school</h1><p>Learn to drive.</p>'),
    )
    expect(of(head)).toEqual(of(''))
  },
)

it('is a guess where one page besides the home page says something else than all others', () => {
  const shop = ['Shirts', 'Pants', 'Our shop'].map(
    (name) => `<title>${name}</title><h1>${name}</h1><p>Buy clothing in our store: new products, gifts and shoes.</p>`,
  )
  const cause = `<title>Health</title><h1>Health</h1><p>${'Doctors, patients, cancer, hospital, clinic, heart disease and medical treatment. '.repeat(9)}</p>`
  expect(of(...shop).confidence).toBeGreaterThan(0.5)
  expect(of(...shop, cause)).toMatchObject({ industry: 'Health & Wellness', confidence: 0.5 })
})

it('is what the words of a gym say, whose markup only says that sports are done there', () => {
  const markup = '<script type="application/ld+json">{"@type":"SportsActivityLocation","name":"Lift"}</script>'
  expect(of(`${markup}<title>Gym and physiotherapy</title><h1>Gym</h1><p>Physio for patients.</p>`).industry).toBe(
    'Health & Wellness',
  )
})

it('is that of cleaners where they clean what builders built', () => {
  const site =
    '<title>Builders Clean Ballarat</title><h1>Ready for handover</h1><p>Kitchens, joinery and facades. We work for builders on construction sites.</p>'
  expect(of(site)).toMatchObject({ industry: 'Trades & Services' })
  expect(of(site.replace('Builders Clean', 'Builders of homes in')).industry).toBe('Building & Construction')
})

it('is sure of mowers who compare themselves with contractors on farms', () => {
  const home =
    '<title>Lawn Mowing Ballarat</title><h1>Lawn mowing and garden maintenance</h1><p>We mow lawns, trim hedges and weed.</p>'
  const acres =
    '<title>Acreage mowing</title><h1>Acreage mowing</h1><p>Too small for an agricultural contractor, too big for a push mower.</p>'
  expect(of(home, acres).confidence).toBeGreaterThan(0.8)
  expect(of(home.replace('We mow lawns', 'Agricultural contractors: we mow lawns'), acres).confidence).toBe(0.5)
})

describe('a firm that supplies health workers', () => {
  const markup = '<script type="application/ld+json">{"@type":"MedicalBusiness","name":"Tiny Relief"}</script>'
  const offer = '<p>We recruit enrolled nurses and place them in hospitals. Register as a healthcare worker.</p>'

  it('is in recruitment, whatever its markup says', () =>
    expect(of(`<title>Healthcare workforce for the regions</title>${markup}${offer}`).industry).toBe(
      'Recruitment & Staffing',
    ))

  it('is in recruitment where it calls itself an agency and its menu speaks to those who look for work', () => {
    const agency = '<title>Tiny Relief</title><nav><a href="/j">Find jobs</a></nav><h1>For nurses and midwives</h1>'
    expect(of(`${agency}<h2>A recruitment agency you can trust</h2><p>Nursing and aged care.</p>`)).toMatchObject({
      industry: 'Recruitment & Staffing',
    })
    const provider = agency.replace('Find jobs', 'Careers')
    expect(
      of(`${provider}<h2>Home nursing, without an employment agency</h2><p>Nursing and aged care.</p>`),
    ).toMatchObject({
      industry: 'Health & Wellness',
    })
  })

  it.each(['Workforce health and medical checks', 'Physiotherapy clinic', 'Nursing at home'])(
    'is none that treats people: %j',
    (title) => expect(of(`<title>${title}</title>${markup}<p>We see patients.</p>`).industry).toBe('Health & Wellness'),
  )
})
