import { host, layout, type PageContent } from './layout.ts'
import type { Site } from './sites.ts'
import { paragraph, seeded } from './words.ts'

const services = [
  'Blocked drains',
  'Hot water systems',
  'Leaking taps and toilets',
  'Gas fitting',
  'Burst pipes',
  'Bathroom renovations',
  'Gutters and downpipes',
  'Emergency plumber',
]
const suburbs = ['Preston', 'Coburg', 'Northcote', 'Thornbury', 'Reservoir', 'Brunswick', 'Ivanhoe']
const posts = ['Why your hot water runs cold', 'Five signs of a cracked sewer pipe']

const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-')

const menu = [
  ...services.map((name) => ({ path: `/services/${slug(name)}`, name })),
  ...['About', 'Prices', 'Reviews', 'Gallery', 'Questions', 'Blog', 'Contact'].map((name) => ({
    path: `/${slug(name)}`,
    name,
  })),
]
const areas = suburbs.map((suburb) => ({ path: `/plumber-${slug(suburb)}`, name: `Plumber ${suburb}` }))

/**
 * The website of a made-up plumber with 25 pages: light ones of about 40 KB with inline styles, icons and two menus, each
 * with some 700 words, pictures, markup and a form.
 */
export const plumber = (): Site => ({
  host,
  pages: new Map(contents().map((content, place) => [content.path, layout(content, { menu, areas, seed: place })])),
})

function contents(): PageContent[] {
  const list: PageContent[] = [
    page('/', 'Plumber in Preston', 'Preston'),
    ...menu.map(({ path, name }) => page(path, name, 'Preston')),
    ...areas.map(({ path, name }, place) => page(path, name, suburbs[place]!)),
  ]
  const blog = list.find(({ path }) => path === '/blog')!
  blog.body += posts.map((title) => `<h3><a href="/blog/${slug(title)}">${title}</a></h3>`).join('\n')
  list.find(({ path }) => path === '/prices')!.body += '<p>All of them: <a href="/prices.pdf">price list (PDF)</a></p>'
  return [...list, ...posts.map((title) => page(`/blog/${slug(title)}`, title, 'Preston'))]
}

function page(path: string, title: string, place: string): PageContent {
  const random = seeded(path.length * 31 + title.length)
  const sections = ['What we do', 'What it costs', 'How long it takes', 'Why people call us', 'Good to know', 'Areas']
  const body = sections
    .map((heading, number) => {
      const image = `<figure><img src="/img/${(number % 3) + 1}.jpg" alt="${title}: ${heading.toLowerCase()}" width="800" height="533" loading="lazy"><figcaption>${heading}</figcaption></figure>`
      const text = [1, 2].map(() => `<p class="text-base leading-relaxed">${paragraph(random, title, place)}</p>`)
      return `<section class="section section--${number}"><h2>${heading}: ${title.toLowerCase()}</h2>${number < 3 ? image : ''}\n${text.join('\n')}</section>`
    })
    .join('\n')
  return { path, title, place, body }
}
