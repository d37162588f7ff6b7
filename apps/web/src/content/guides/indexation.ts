import check from '../checks/indexation.json' with { type: 'json' }
import type { Guide } from './guide.ts'
import { searchConsole } from './sources.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Search Google for “site:” and your address, without a space. If nothing comes up, your pages may be locked.',
  takes: {
    time: 'Half an hour; Google then needs days or weeks',
    cost: 'Free',
    who: 'You, with the login of your website editor',
  },
  why: [
    'While a site is being built, its builder hides it from search engines. That is right. Then the site goes live, everyone celebrates, and the switch stays on. The shop is open and the roller door is down.',
    'You wouldn’t notice. The address works, customers with the link get in, and the phone is just quieter than you hoped. Only people who search never see you.',
    'Fix this before anything else in this library. The best title and the loveliest photos are no use on a page that Google may not list.',
  ],
  steps: [
    {
      title: 'Find out whether you are listed',
      text: [
        'Type site:yourbusiness.com.au into Google, with your own address. You should see your pages. Nothing at all is a strong sign of a lock.',
        {
          kind: 'fact',
          says: 'That search may leave pages out. For a sure answer about one page, Google points to the URL Inspection tool in Search Console.',
          source: {
            publisher: 'Google',
            title: 'The “site:” search operator',
            url: 'https://developers.google.com/search/docs/monitor-debug/search-operators/all-search-site',
            read: '2026-11',
          },
        },
      ],
      checklist: [
        'The site: search shows your home page',
        'It shows the pages of your main services',
        'It doesn’t show a staging copy or your builder’s test address',
        'Search Console is set up in your own name',
      ],
      tip: 'Search Console asks you to prove that the site is yours. Your web designer can do that in ten minutes; ask to be made the owner, not only a user.',
      link: searchConsole,
      done: 'URL Inspection says that your home page is on Google.',
    },
    {
      title: 'Open the locks',
      text: [
        'There are three common locks. A box in the settings says “discourage search engines” or “hide this page”. A password page from before the launch is still on. Or a file called robots.txt turns the robots away.',
        {
          kind: 'fact',
          says: 'They work in different ways. “noindex” keeps a page off Google, and Google must be able to read the page to obey it. robots.txt only stops the reading: a blocked page can still be listed, without its text.',
          source: {
            publisher: 'Google',
            title: 'Robots meta tag specifications',
            url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
            read: '2026-11',
          },
        },
        'Picture a bakery in Ballarat that moves to a new site builder in March. The password comes off the home page but stays on the wedding cakes. The season comes; the orders don’t.',
      ],
      checklist: [
        'Search visibility switched on for the whole site',
        'No page that sells something marked “hide from search”',
        'Password page off, everywhere',
        'Add /robots.txt to your address: no line says “Disallow: /” on its own',
      ],
      tip: 'Look at the settings of each page, not just of the site. Most editors have both, and the page wins.',
      done: 'A private window on your phone opens every page in your menu without asking for a password.',
    },
    {
      title: 'Hand Google the list',
      text: [
        'A sitemap is a list of your pages for search engines. Most editors make one without being asked, at /sitemap.xml. Open it once: it should name the pages you care about and none that are gone.',
        {
          kind: 'fact',
          says: 'A small site whose pages link to each other may not need one: Google draws the line at about 500 pages. It costs nothing to have, and it helps new pages to be noticed.',
          source: {
            publisher: 'Google',
            title: 'Learn about sitemaps',
            url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
            read: '2026-11',
          },
        },
      ],
      checklist: [
        '/sitemap.xml opens and names your services',
        'No dead pages and no “hello world” in it',
        'Its address submitted in Search Console',
        '“Request indexing” pressed once for the home page',
      ],
      tip: 'Pressing “Request indexing” twenty times makes nothing faster. Once is enough.',
      done: 'Search Console has read the sitemap and reports no error.',
    },
  ],
  example: {
    host: 'numbatledger.com.au',
    business: 'Numbat & Ledger Accountants, Norwood',
    intro:
      'Our demo accountants have ten careful pages. Each still carries the builder’s instruction to stay out of search. One line takes the whole firm off Google.',
    seen: { file: 'public/index.html', text: 'noindex' },
    before: {
      caption: 'Before: the line in the head of every page.',
      picture: {
        as: 'code',
        lines: [
          '<title>Accountants in Norwood, Adelaide | Numbat & Ledger</title>',
          '<meta name="robots" content="noindex, nofollow">',
        ],
      },
    },
    after: {
      caption: 'After: the line is gone. The switch in the website editor took it out.',
      picture: { as: 'code', lines: ['<title>Accountants in Norwood, Adelaide | Numbat & Ledger</title>'] },
    },
  },
  scoring: [
    {
      kind: 'ours',
      says: 'The home page carries more than half of the score, because a locked front door shuts the shop.',
      scored: 'Your home page counts 60%, your other pages 30%, your sitemap',
    },
    'Legal pages, thank-you pages and member areas may stay hidden. They cost you nothing.',
  ],
  mistakes: [
    'Paying for “submission to 500 search engines”. A listing is free, and no one can guarantee it.',
    'Blocking a page in robots.txt to get it off Google. It does the opposite: Google can no longer read the order to leave.',
    'Hiding a page and leaving it in the menu and the sitemap.',
    'Panicking on day two. New sites take days or weeks to appear.',
    'A page whose “canonical” tag points to an old address that no longer exists.',
    'A robots.txt that still names the sitemap of your old address, or your home page instead of a sitemap.',
    'Locking the folder of your styles and photos in robots.txt. Google then can’t see the page as visitors do.',
  ],
  checklist: [
    'site: search shows the pages that earn money',
    'No “discourage search engines”, no password page',
    'robots.txt read once, with your own eyes',
    'Sitemap clean and submitted',
    'Search Console in the owner’s name',
  ],
  worked: 'Inspect three pages in Search Console a fortnight later. Each should say that it is on Google.',
  stop: 'When your main pages are listed, stop checking daily. Look again after each redesign; that is when locks come back.',
  templates: [],
}
