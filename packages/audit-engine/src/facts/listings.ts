/** Directories in which Australian businesses are listed. Search and category pages on these sites are not listings. */
export const directories: { name: string; host: RegExp; listing: RegExp; reviews: boolean }[] = [
  { name: 'True Local', host: /(?:^|\.)truelocal\.com\.au$/, listing: /^\/business\/./, reviews: true },
  {
    name: 'Yellow Pages',
    host: /(?:^|\.)yellowpages\.com\.au$/,
    listing: /^\/(?:nsw|vic|qld|wa|sa|tas|act|nt)\/[^/]+\/[^/]+/,
    reviews: false,
  },
  { name: 'Hotfrog', host: /(?:^|\.)hotfrog\.com\.au$/, listing: /^\/company\/./, reviews: false },
  { name: 'Word of Mouth', host: /(?:^|\.)wordofmouth\.com\.au$/, listing: /^\/reviews\/./, reviews: true },
  { name: 'Oneflare', host: /(?:^|\.)oneflare\.com\.au$/, listing: /^\/b\/./, reviews: true },
  { name: 'hipages', host: /(?:^|\.)hipages\.com\.au$/, listing: /^\/connect\/./, reviews: true },
  { name: 'ProductReview', host: /(?:^|\.)productreview\.com\.au$/, listing: /^\/listings\/./, reviews: true },
  { name: 'CareforKids', host: /(?:^|\.)careforkids\.com\.au$/, listing: /^\/child-care\/./, reviews: true },
  { name: 'Yelp', host: /(?:^|\.)yelp\.com(?:\.au)?$/, listing: /^\/biz\/./, reviews: true },
]

/** Addresses, starting with the host, where customers read or leave reviews. */
export const reviewServices: { service: string; address: RegExp }[] = [
  {
    service: 'Google',
    address:
      /^(?:search\.google\.com\/local\/(?:writereview|reviews)|g\.page\/(?:r\/[^/]+|[^/]+\/review)|(?:www\.)?google\.com(?:\.au)?\/search\?.*#lrd=|(?:www\.)?google\.com(?:\.au)?\/maps\/place\/.*!9m1)/i,
  },
  { service: 'Facebook', address: /^(?:www\.|m\.)?facebook\.com\/[^/]+\/reviews/i },
  { service: 'Trustpilot', address: /^(?:[a-z]{2,3}\.)?trustpilot\.com\/(?:review|evaluate)\//i },
  { service: 'Tripadvisor', address: /^(?:www\.)?tripadvisor\.com(?:\.au)?\/(?:\w+_Review-|UserReview)/i },
  { service: 'RateMyAgent', address: /^(?:www\.)?ratemyagent\.com\.au\/./i },
  { service: 'Whitecoat', address: /^(?:www\.)?whitecoat\.com\.au\/./i },
  { service: 'Reviews.io', address: /^(?:www\.)?reviews\.(?:io|co\.uk)\/company-reviews\//i },
]

/** A link to a place on Google Maps counts as a link to its reviews only where the page says so. */
export const googlePlace =
  /^(?:maps\.app\.goo\.gl\/|goo\.gl\/maps\/|g\.page\/|g\.co\/kgs\/|(?:www\.)?google\.com(?:\.au)?\/maps|maps\.google\.com)/i

/** Scripts and frames that show another service's reviews on the page. */
export const reviewWidgets: { service: string; address: RegExp }[] = [
  { service: 'Trustpilot', address: /widget\.trustpilot\.com/i },
  { service: 'ProductReview', address: /cdn\.productreview\.com\.au|api\.productreview\.com\.au/i },
  {
    service: 'Google',
    address: /trustindex\.io|reviewsonmywebsite\.com|widgets?\.nicejob|featurable\.com|sociablekit\.com|grwapi\.net/i,
  },
  { service: 'Birdeye', address: /birdeye\.com/i },
  { service: 'Podium', address: /connect\.podium\.com/i },
]
