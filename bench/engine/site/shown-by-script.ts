import type { Site } from './sites.ts'

/** The same website as programs of one page send it: the content is in a script, which shows it when it runs. */
export const shownByScript = ({ host, pages }: Site): Site => ({
  host,
  pages: new Map([...pages].map(([path, html]) => [path, sentAsScript(html)])),
})

function sentAsScript(html: string): string {
  const body = html.indexOf('<body')
  const content = JSON.stringify(html.slice(html.indexOf('>', body) + 1, html.indexOf('</body>')))
  return `${html.slice(0, body)}<body><div id="app"></div>
<script>document.getElementById('app').innerHTML = ${content.replaceAll('<', '\\u003c')}</script>
</body></html>`
}
