import type { CrawledPage } from '../../sources/source.ts'

/** Scripts of frameworks that attach actions to links without a trace in the page. */
const framework =
  /\/_next\/|\/_nuxt\/|\/_astro\/|\/_app\/immutable\/|gatsby|(?:^|[/.-])(?:react|vue|angular|svelte|ember|preact|alpine|chunk|runtime|polyfills|bundle)[\w.-]*\.js|parastorage|squarespace|webflow/i

/** Whether the page's links may do something that its HTML does not show, because a framework built or runs the page. */
export const actsByScript = ({ page, rendered, unreadByScript }: CrawledPage): boolean =>
  rendered ||
  unreadByScript !== null ||
  page.resources.some(
    ({ tag, url, attributes }) => tag === 'script' && (attributes['type'] === 'module' || framework.test(url)),
  )
