/** The guide of each component: its title, as the report calls it, and what it is about. */
export const guides: Record<string, { title: string; about: string }> = {
  'google-maps': {
    title: 'Place on Google Maps',
    about: 'How to be shown when somebody nearby looks for what you do on a map.',
  },
  keyword: {
    title: 'Pages for what you do',
    about: 'How to use the words that customers search for, with a page for each service.',
  },
  'branded-search': {
    title: 'Found by your own name',
    about: 'What people should see when they search for your business by name.',
  },
  indexation: {
    title: 'Open to search engines',
    about: 'How to make sure that search engines may read and list your pages.',
  },
  'meta-tags': {
    title: 'Page titles and descriptions',
    about: 'How to write the two lines of each page that people read in search results.',
  },
  'header-structure': {
    title: 'Headings',
    about: 'How to order a page with headings, so that people and search engines see what it is about.',
  },
  'alt-text': {
    title: 'Picture descriptions',
    about: 'How to describe and name pictures for those who cannot see them, search engines among them.',
  },
  ssl: {
    title: 'Secure connection (https)',
    about: 'Why every page should open with https, and how to get there.',
  },
  'mobile-friendly': {
    title: 'Works on a phone',
    about: 'How to make pages that can be read and used on a phone without zooming.',
  },
  'structured-data': {
    title: 'Business details for search engines',
    about: 'How to state your name, address and opening hours in a form that search engines read.',
  },
  'content-quality': {
    title: 'What your pages say',
    about: 'What a page has to tell customers before they call, and search engines before they list it.',
  },
  'link-structure': {
    title: 'Links and navigation',
    about: 'How to repair broken links and lead visitors to every page that matters.',
  },
  'social-media': {
    title: 'Social links and sharing',
    about: 'How to tie your website and your social media profiles together.',
  },
  'platform-presence': {
    title: 'Social platforms you are on',
    about: 'Which social platforms a small business should be on, and how many are enough.',
  },
  'follower-metrics': {
    title: 'Followers',
    about: 'What the number of your followers says, and what it does not.',
  },
  'profile-activity': {
    title: 'Activity of your profiles',
    about: 'How often to post so that a profile does not look abandoned.',
  },
  'platform-relevance': {
    title: 'Right platforms for your customers',
    about: 'How to choose the platforms that your own customers use.',
  },
  reviews: {
    title: 'Places for reviews',
    about: 'Where customers can review you, and how to make it easy for them.',
  },
  'star-rating': {
    title: 'Star rating',
    about: 'What your average star rating tells people, and how to raise it honestly.',
  },
  'review-volume': {
    title: 'Number of reviews',
    about: 'How many reviews make a rating credible, and how to ask for more.',
  },
  'review-recency': {
    title: 'How recent your reviews are',
    about: 'Why old reviews count for less, and how to keep new ones coming.',
  },
  'review-response': {
    title: 'Answers to reviews',
    about: 'How to answer reviews, the bad ones above all.',
  },
  'website-testimonials': {
    title: 'Testimonials on your website',
    about: 'How to show on your own pages what customers say about you.',
  },
  'local-listings': {
    title: 'Local directories',
    about: 'Which directories in Australia to be listed in, and what to enter there.',
  },
  'nap-consistency': {
    title: 'Name, address and phone agree',
    about: 'Why your name, address and phone should be written the same way everywhere.',
  },
  'local-keywords': {
    title: 'Your suburb on your pages',
    about: 'How to say where you work, so that people nearby find you.',
  },
  'google-business-profile': {
    title: 'Google Business Profile',
    about: 'How to claim your free business profile on Google and fill it in.',
  },
}
