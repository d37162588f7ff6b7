import { expect, it } from 'vitest'
import { parsePage } from '../../page/parse-page.ts'
import { needsRendering } from './needs-rendering.ts'

const nav = '<nav>Home Menu Contact</nav>'
const footer = '<footer>12 High Street</footer>'
const text = '<p>Bread and rolls, baked each morning in the oven behind the shop.</p>'
const needs = (html: string): boolean => needsRendering(parsePage(html, 'https://bakery.com.au/'))

it.for([
  ['an app that starts empty', '<div id="root"></div><script type="module" src="/app.js"></script>'],
  ['a footer put in by script', `${nav}<p>Bread</p><div id="footer"></div><script src="/app.js"></script>`],
  ['a menu put in by script', `<nav id="menu"></nav><p>Bread</p>${footer}<script>fill()</script>`],
  ['a redirect by script', '<script type="text/javascript">location = "/home"</script>'],
  [
    'markup that a script puts in',
    `${nav}<p>Bread</p>${footer}<script>push({ "type": "application/ld+json", "text": "{}" })</script>`,
  ],
  [
    'a main part that a script fills',
    `${nav}<main id="app">Loading</main>${footer}<script>show(location.hash)</script>`,
  ],
  ['a script of an old type', '<script type="application/x-javascript" src="a.js"></script>'],
] as const)('a page may show more than was sent: %s', ([, html]) => {
  expect(needs(html)).toBe(true)
})

it.for([
  ['navigation and footer are there', `${nav}${text}${footer}<script src="/app.js"></script>`],
  ['nothing runs', '<p>Bread</p>'],
  ['the only script is data', '<p>Bread</p><script type="application/ld+json">{}</script>'],
  ['the only script is a template', '<p>Bread</p><script type="text/x-template"><p></p></script>'],
  ['the only script is a loading hint', '<p>Bread</p><script type="speculationrules">{}</script>'],
] as const)('a page is taken as sent where %s', ([, html]) => {
  expect(needs(html)).toBe(false)
})
