/** What the library, the page's head and links to a guide need; the guide itself is loaded separately. */
export interface Card {
  /** Its topic, in two to five words. */
  topic: string
  title: string
  /** Subtitle of the page and its description in search results: one or two sentences of up to 160 characters. */
  about: string
}

/** By component, in the order of `pillars` in contracts. */
export const cards: Record<string, Card> = {
  'google-maps': {
    topic: 'Showing up in maps',
    title: 'Not on the Map? Nearby Customers Will Drive to Someone Else',
    about: 'Claim your pin on Google Maps, choose the right category and add photos, in one afternoon and for free.',
  },
  keyword: {
    topic: 'Industry keywords',
    title: 'If Your Pages Don’t Speak Like Your Customers, They Won’t Answer Their Searches',
    about: 'Find the words customers really use, and give each service that earns money a page of its own.',
  },
  'branded-search': {
    topic: 'Branded search results',
    title: 'When People Search for Your Name, They Should Find You—Not Someone Else',
    about: 'See what strangers see when they search for your business by name, and put your own website first.',
  },
  indexation: {
    topic: 'Search indexation',
    title: 'If Search Engines Can’t Read Your Website, No One Will Find It There',
    about: 'Find out whether Google lists your pages, and open the three locks that most often keep them out.',
  },
  'meta-tags': {
    topic: 'Page titles and meta descriptions',
    title: 'Your Page Title Is Your Shop Sign in Google—Make It Say More Than “Home”',
    about: 'Write the two lines that people read in search results before they choose whom to call.',
  },
  'header-structure': {
    topic: 'Heading structure',
    title: 'People Skim Before They Read—Your Headings Decide If They Stay',
    about: 'Turn a wall of text into a page with one clear heading and an order that eyes and ears can follow.',
  },
  'alt-text': {
    topic: 'Image alt text and file names',
    title: 'A Picture Without Words Says Nothing to Google—or to Someone Who Can’t See It',
    about: 'Describe your pictures as you would on the phone, for people who can’t see them and for image search.',
  },
  ssl: {
    topic: 'SSL and https',
    title: '“Not Secure” Beside Your Name? Customers Will Turn Around',
    about: 'Get the free certificate, send every visitor to the safe address, and never let it run out again.',
  },
  'mobile-friendly': {
    topic: 'Mobile-friendliness',
    title: 'If Your Website Needs Pinching and Zooming, Customers Will Tap Away',
    about: 'Take the one-thumb test on your own phone, then fix what stands between a customer and your number.',
  },
  'structured-data': {
    topic: 'Structured data (schema markup)',
    title: 'Don’t Make Google Guess—Tell It Your Business Details in Its Own Language',
    about: 'Label your name, place, phone and hours so that search engines, maps and assistants need not guess.',
  },
  'content-quality': {
    topic: 'Website content quality',
    title: 'If Your Website Doesn’t Say Much, Google Won’t Rank It—and Customers Won’t Trust It',
    about: 'Answer what customers ask before they ring: price, time, area, and who turns up.',
  },
  'link-structure': {
    topic: 'Links and navigation',
    title: 'Broken Links and Confusing Navigation? Say Goodbye to Google Rankings',
    about: 'Walk through your website as a customer does, fix what leads nowhere, and say where each link goes.',
  },
  'social-media': {
    topic: 'Social media presence',
    title: 'Your Website and Your Social Pages Should Know Each Other—Introduce Them',
    about: 'Tie your website and your profiles together, and choose the card people see when your page is shared.',
  },
  'platform-presence': {
    topic: 'Platform presence',
    title: 'If You’re Not on the Right Platforms, Your Customers Won’t Find You',
    about: 'Choose one main platform and one backup, set them up so that they last, and leave the rest alone.',
  },
  'follower-metrics': {
    topic: 'Follower count quality',
    title: 'It’s Not Just About Follower Count—It’s About the Right Kind of Growth',
    about: 'Count the followers who could walk through your door, and the messages they send, instead of the total.',
  },
  'profile-activity': {
    topic: 'Profile activity',
    title: 'An Inactive Profile Sends the Wrong Message',
    about: 'One photo and one sentence a week, from a jar you fill once, so that no one thinks you have closed.',
  },
  'platform-relevance': {
    topic: 'Platform relevance',
    title: 'On the Wrong Platform? You Might Be Talking to the Wrong Crowd',
    about: 'Ask ten customers where they would look for you, then spend your time there and leave the others politely.',
  },
  reviews: {
    topic: 'Customer reviews',
    title: 'Happy Customers Stay Silent When Leaving a Review Is Hard Work',
    about: 'Give people a link that opens the stars, put it where the job ends, and ask everyone the lawful way.',
  },
  'star-rating': {
    topic: 'Average star rating',
    title: 'Your Star Rating Might Be the First—and Last—Thing People Notice',
    about: 'Find the one thing that keeps costing you stars, fix it, and let the good reviews be counted.',
  },
  'review-volume': {
    topic: 'Review volume',
    title: 'A Handful of Reviews Isn’t Enough—Volume Builds Credibility',
    about: 'Work out how many reviews you can get by asking everyone, and climb from one milestone to the next.',
  },
  'review-recency': {
    topic: 'Review recency and sentiment',
    title: 'Old Reviews and Bad Vibes Can Quietly Kill Your Sales',
    about: 'Keep new reviews coming with one question a month, and read the mood of the last three as a warning light.',
  },
  'review-response': {
    topic: 'Review response rate',
    title: 'No Response = No Care (At Least That’s How It Looks)',
    about: 'Answer reviews in three sentences, the bad ones calmly, and never give away anything private.',
  },
  'website-testimonials': {
    topic: 'Website testimonials',
    title: 'If You’re Not Showcasing Reviews on Your Website, You’re Missing a Big Trust Booster',
    about: 'Show three pieces of praise people can believe, with permission, name, month and source. Not for clinics.',
  },
  'local-listings': {
    topic: 'Local directory listings',
    title: 'Not in the Right Directories? Customers Will Find the Business That Is',
    about: 'Choose the three lists your customers use, claim what is already there, and ignore the other hundred.',
  },
  'nap-consistency': {
    topic: 'Name, address and phone consistency',
    title: 'Two Phone Numbers, Two Addresses? Customers Won’t Know Which One Is You',
    about: 'Write your name, address and phone on one card, and make every place that shows them agree with it.',
  },
  'local-keywords': {
    topic: 'Using local keywords',
    title: 'If Your Pages Don’t Name Your Suburb, the Locals Won’t Find Them',
    about:
      'Make a service area list, name your suburb on your key pages, and add a suburb page where you have a story.',
  },
  'google-business-profile': {
    topic: 'Claiming and optimising a Google Business Profile',
    title: 'Your Google Business Profile Is Free—and Many Customers See Nothing Else',
    about: 'Claim your profile, pass Google’s check, fill in the six things that matter and keep them true.',
  },
}
