import type { Attributes } from './attributes.ts'

export type Landmark = 'nav' | 'header' | 'footer'

const byRole: Record<string, Landmark> = { navigation: 'nav', banner: 'header', contentinfo: 'footer' }

/** Whole class names or ids that site builders and themes give the parts of the page around its content. */
const names: Record<Landmark, string> = {
  footer:
    'footer site-footer main-footer page-footer footer-wrapper footer-container footer-area footer-section ' +
    'footer-widgets footer-main footer-bottom footer-top footer-first footer-second footer-third footer-1 footer-2 ' +
    'footer-3 footer1 footer2 footer3 footer4 footer5 footer6 footer7 footer-content footer-inner footer-links ' +
    'footer-copyright colophon elementor-location-footer site_footer sitefooter',
  header:
    'header site-header main-header header-wrapper header-container header-area header-section header-main ' +
    'header-top masthead topbar top-bar elementor-location-header site_header siteheader',
  nav:
    'nav navbar nav-bar navigation main-nav mainnav main-navigation site-nav site-navigation primary-nav top-nav ' +
    'topnav nav-menu navmenu main-menu mainmenu primary-menu mobile-menu mobile-nav mobilenav mobilemenu menu-main ' +
    'menu-primary burger-menu hamburger-menu side-menu slide-menu overlay-menu responsive-menu breadcrumb breadcrumbs sidenav offcanvas-menu',
}
const byName = new Map(
  (Object.keys(names) as Landmark[]).flatMap((landmark) =>
    names[landmark].split(' ').map((name): [string, Landmark] => [name, landmark]),
  ),
)

/** Contained in every name above; spares most elements the closer look. */
const worthReading = /nav|menu|head|foot|bar|bread|colophon/i

/** A café's `<section id="menu">` is its food, so only a list with that name counts as navigation. */
const listNames = new Set(['menu', 'nav', 'navbar-nav'])

/** Those of some class names that may name a landmark. */
export const landmarkNames = (classes: string): readonly string[] =>
  classes.length > 1_000 || !worthReading.test(classes)
    ? []
    : classes
        .toLowerCase()
        .split(/\s+/)
        .filter((name) => byName.has(name) || listNames.has(name))

/**
 * The landmark an element opens, by its tag, its role or a widely used name; null for anything else, and for a `<header>`
 * whose classes are among the `introductions`.
 */
export function landmarkOf(
  tag: string,
  attributes: Attributes,
  classLandmarks: readonly string[],
  inSection: boolean,
  introducing: ReadonlySet<string>,
): Landmark | null {
  if (tag === 'nav') return 'nav'
  if (tag === 'header' && introducing.has(attributes['class'] ?? '')) return null
  if (!inSection && (tag === 'header' || tag === 'footer')) return tag
  const role = attributes['role']
  if (role !== undefined && Object.hasOwn(byRole, role)) return byRole[role] ?? null
  if (tag === 'body' || tag === 'html') return null
  const id = attributes['id']
  if (id !== undefined) {
    const landmark = byName.get(id.toLowerCase())
    if (landmark) return landmark
  }
  const isList = tag === 'ul' || tag === 'ol'
  for (const name of classLandmarks) {
    if (isList && listNames.has(name)) return 'nav'
    const landmark = byName.get(name)
    // Cards and articles have a "header" of their own.
    if (landmark === 'nav' || (landmark && !inSection)) return landmark
  }
  return null
}

/**
 * The tags "header" and "footer" of which a document has one only. A single footer is the page's wherever a template
 * puts it, while cards have one each; a single header is the page's where it holds the menu, else an introduction.
 */
export function soleLandmarks(html: string): ReadonlySet<string> {
  const sole = new Set<string>()
  if (count(html, /<footer[\s>]/gi) === 1) sole.add('footer')
  if (count(html, /<header[\s>]/gi) === 1) {
    const start = html.search(/<header[\s>]/i)
    const end = html.indexOf('</header', start)
    if (/<nav[\s>]/i.test(html.slice(start, end < 0 ? start : end))) sole.add('header')
  }
  return sole
}

const mostHeaders = 50

/**
 * The classes of `<header>` elements that introduce a page rather than stand above all pages: one holds the main heading and
 * no menu, and the menu is elsewhere. Empty text for one without a class.
 */
export function introductions(html: string): ReadonlySet<string> {
  const introducing = new Set<string>()
  const others = new Set<string>()
  if (!html.includes('<nav')) return introducing
  let read = 0
  for (const { 0: tag, index } of html.matchAll(/<header(?:\s[^>]*)?>/g)) {
    // Each is looked for its end, so a page flooded with them is not read through.
    if (++read > mostHeaders) break
    const end = html.indexOf('</header', index)
    const inside = html.slice(index, end < 0 ? index : end)
    const [, , classes = ''] = /\sclass=(["'])(.*?)\1/i.exec(tag) ?? []
    const isOne = /<h1[\s>]/i.test(inside) && !/<(?:nav|ul)[\s>]/i.test(inside)
    ;(isOne ? introducing : others).add(classes)
  }
  return new Set([...introducing].filter((classes) => !others.has(classes)))
}

const count = (html: string, tag: RegExp): number => html.match(tag)?.length ?? 0
