/** Start and end tags of headings. */
const headingTag = /<(\/?)h([1-6])(?=[\s>/])/gi

/**
 * The document with each heading ended at its own level: in browsers the end tag of any heading ends the open one, as in
 * `<h2>Prices</h3>` (HTML, 13.2.6.4.7), and the parser waits for the same one.
 */
export function withEndedHeadings(html: string): string {
  let open = ''
  return html.replace(headingTag, (tag, slash: string, level: string) => {
    const own = slash === '' || open === '' ? level : open
    open = slash === '' ? level : ''
    return own === level ? tag : `</h${own}`
  })
}
