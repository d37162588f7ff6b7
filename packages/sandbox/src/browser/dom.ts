type Attributes = Record<string, string>

/** An element with attributes and children. It parses no markup, so any content security policy allows it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** A shadow tree in `host` with these styles. Constructed style sheets need no permission for inline styles. */
export function shadowTree(host: HTMLElement, ...styles: string[]): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = styles.map(styleSheet)
  return root
}

export function styleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
