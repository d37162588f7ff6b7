import { Parser } from 'htmlparser2'
import type { Attributes } from './attributes.ts'
import { openCaptures } from './capture.ts'
import { documentHead } from './document-head.ts'
import { withEndedHeadings } from './ended-headings.ts'
import { onClose, openElement, openRoot, type Element } from './element.ts'
import { isToFill } from './empty-parts.ts'
import { forms } from './forms.ts'
import { finishImages } from './images.ts'
import { append, limits } from './limits.ts'
import { linkTargets } from './link-targets.ts'
import { linksAndImages } from './links-and-images.ts'
import { emailForText, unmasksEmails } from './masked-emails.ts'
import { microdata } from './microdata.ts'
import type { Page } from './page.ts'
import { blockAround, isBlock, readableText } from './readable-text.ts'
import { resources } from './resources.ts'
import { cut } from '../text/cut.ts'
import { oneLine } from '../text/one-line.ts'
import { remembered } from '../text/remembered.ts'

/** Styles that put a part of a line on a line of its own. */
const blockStyle = /(?:^|;)\s*display\s*:\s*(?:block|flex|grid)\b/i
const isShownAsBlock = ({ classNames, attributes: { style } }: Element): boolean =>
  classNames.isBlock || (style !== undefined && blockStyle.test(style))

/** Characters of text that screen readers need as a name or a hint. */
const longestLabel = 200
/** Characters. */
const longestComment = 400
/** An address within the page that is no route of a script ("#/prices") and no command ("#!", "#open:menu"). */
const pagePart = /^#([A-Za-z][\w-]+)$/

/**
 * Reads an HTML document in one pass into plain data. Never throws, whatever the document: what exceeds one of the
 * `limits` is left out, and `size.truncated` says so.
 */
export function parsePage(html: string, url: string): Page {
  const captures = openCaptures()
  const text = readableText()
  const about = documentHead(captures)
  const content = linksAndImages(captures.readable, text)
  const formParts = forms(captures.readable)
  const items = microdata(captures.readable)
  const loaded = resources()
  const offScreenTexts: string[] = []
  let hiddenLength = 0
  const comments: string[] = []
  const targets = linkTargets()
  const isUnmasked = unmasksEmails(html)
  let hasEmptyParts = false
  const size = { elements: 0, depth: 0, truncated: html.length > limits.html }
  const root = openRoot(cut(html, limits.html))
  let current = root
  let linkEnded = false
  /** Characters of text so far, white space around them aside. */
  let letters = 0
  /** The inline element that has just ended, if it has a class of its own and more than a letter for text. */
  let chip: Element | null = null

  const open = (tag: string, attributes: Attributes): void => {
    const element = openElement(tag, attributes, current)
    size.elements++
    if (element.depth > size.depth) size.depth = element.depth
    if (size.elements >= limits.elements || element.depth >= limits.depth) {
      size.truncated = true
      parser.pause()
    }
    if (isBlock(tag)) {
      text.endBlock(current)
      captures.blank()
    } else if (tag === 'br') {
      text.endLine()
      captures.blank()
    } else if (isShownAsBlock(element)) {
      text.add(' ')
      captures.blank()
    } else if (tag === 'a' && linkEnded) {
      // Adjacent links appear separated on the screen, whatever the source has between them.
      text.add(' ')
    } else if (chip?.tag === tag && chip.attributes['class'] === attributes['class'] && chip.parent === current) {
      // A row of labels, which a style keeps apart.
      if (/^h[1-6]$/.test(blockAround(current).tag)) text.add(' ')
      else text.endLine()
      captures.blank()
    }
    text.open(element)
    linkEnded = false
    chip = null
    element.lettersBefore = letters
    element.elementsBefore = size.elements
    if (element.offScreen && !current.offScreen) {
      const hiddenText = captures.readable(element)
      onClose(element, () => {
        const said = hiddenText()
        if (said.length > longestLabel) append(offScreenTexts, said)
      })
    }
    current = element
    if (!element.hidden && element.classNames.isQuoteIcon) text.quoteIcon()
    about.open(element)
    content.open(element)
    targets.open(element)
    loaded.open(element)
    if (element.inNoscript) return
    items.open(element)
    formParts.open(element)
  }

  const close = (): void => {
    if (current.parent === null) return
    if (isBlock(current.tag)) {
      text.endBlock(current)
      text.close(current)
      captures.blank()
    } else if (isShownAsBlock(current)) {
      text.add(' ')
      captures.blank()
    }
    hasEmptyParts ||= size.elements === current.elementsBefore && letters === current.lettersBefore && isToFill(current)
    linkEnded = current.tag === 'a'
    chip = !isBlock(current.tag) && current.attributes['class'] && letters > current.lettersBefore + 1 ? current : null
    for (const action of current.closing ?? []) action()
    current = current.parent
  }

  const parser = new Parser(
    {
      onopentag: open,
      onclosetag: close,
      ontext(written) {
        const email = isUnmasked ? emailForText(current.attributes) : null
        // The text comes in pieces, and the address stands in for all of them.
        const data = email === null ? written : letters > current.lettersBefore ? '' : email
        if (!current.silent && !current.hidden) text.add(data)
        if (!current.silent && current.hidden) hiddenLength += data.trim().length
        captures.add(data, current)
        targets.text(data, current)
        linkEnded = false
        chip = null
        letters += data.trim().length
      },
      oncomment(data) {
        if (data.length <= longestComment && !data.includes('<')) append(comments, oneLine(data))
      },
    },
    { decodeEntities: true },
  )
  parser.end(withEndedHeadings(cut(html, limits.html)))
  while (current !== root) close()
  text.endBlock(root)

  const base = documentBase(about.head.baseHref, url)
  const host = URL.parse('/', base)?.href.slice(0, -1) ?? ''
  const absolute = (address: string): string | null => webAddress(address, base, host)
  const { blocks, text: parts, full } = text.result()
  const { lang, xmlLang, titles, metas, linkTags, jsonLd, times, runsScript, styles } = about.head
  const { links, headings, images } = content.result(styles)
  // A script may show any part by its name in the address.
  const readsHash = html.includes('hashchange')
  for (const link of links) {
    link.url = link.scheme === 'http' ? absolute(link.href) : null
    const [, target] = pagePart.exec(link.href) ?? []
    if (target !== undefined && target !== 'top' && !targets.has(target) && !size.truncated && !readsHash)
      link.lacksTarget = true
  }
  text.addLinks()
  size.truncated ||=
    full ||
    targets.isFull() ||
    [links, headings, images, metas, linkTags, blocks].some((list) => list.length >= limits.list)
  return {
    url,
    lang,
    ...(xmlLang === undefined ? {} : { xmlLang }),
    titles,
    metas,
    linkTags: linkTags.map((tag) => ({ ...tag, href: tag.href === null ? null : absolute(tag.href) })),
    base,
    headings,
    images: finishImages(images, absolute),
    links,
    jsonLd,
    microdata: items.items,
    text: parts,
    offScreenTexts,
    hiddenLength,
    comments,
    blocks,
    targets: targets.result(),
    otherWays: targets.otherWays(absolute),
    runsScript,
    writesByScript: writesParts.test(html),
    sendsByScript: sendsParts.test(html),
    mailsByScript: onSend.test(html) && opensMail.test(html),
    hasEmptyParts,
    marksUpByScript: jsonLd.length === 0 && html.includes('application/ld+json'),
    resources: loaded.result(absolute),
    forms: formParts.result(),
    styles: { inline: styles, fixedWidths: loaded.fixedWidths, backgrounds: loaded.backgrounds(absolute) },
    times,
    size,
  }
}

/** From the root of the website; more slashes, or what browsers take for one, would lead to another host. */
const fromRoot = /^\/(?![/\\\s])/
const isWhole = /^https?:\/\//i

function webAddress(written: string, base: string, host: string): string | null {
  if (written.length > limits.attribute) return null
  const address = written.trim()
  if (fromRoot.test(address)) return normalised(host + address)
  return isWhole.test(address) ? normalised(address) : addressOf(URL.parse(address, base))
}

/** Menus and footers have the same addresses on every page. */
const normalised = remembered((address) => addressOf(URL.parse(address)))

function addressOf(url: URL | null): string | null {
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null
  url.hash = ''
  return url.href
}

const documentBase = (href: string | null, url: string): string =>
  (href === null || href.length > limits.attribute ? null : addressOf(URL.parse(href.trim(), url))) ?? url

/** How scripts write what is more than a file to load: counters and tags only add a script element. */
const sendsParts =
  /\b(?:fetch|sendForm|sendBeacon)\s*\(|\bXMLHttpRequest\b|\$\.(?:ajax|post)\(|\baxios\b|\bemailjs\.send\b|(?:\blocation(?:\.href)?\s*=|\blocation\.(?:assign|replace)\(|\bwindow\.open\()\s*[`'"](?:sms:|whatsapp:|https:\/\/(?:wa\.me|api\.whatsapp\.com)\b)/
const onSend = /\baddEventListener\(\s*['"]submit['"]|\bonsubmit\s*=|\.submit\(\s*(?:function|\()/i
/** At once, or by way of a variable. */
const opensMail =
  /(?:\blocation(?:\.href)?\s*=|\blocation\.(?:assign|replace)\(|\bwindow\.open\()\s*[`'"]mailto:|(?<!\bhref ?)= ?\n? *[`'"]mailto:[^]{0,400}?(?:\blocation(?:\.href)?\s*=|\blocation\.(?:assign|replace)\(|\bwindow\.open\()/
const writesParts = /\.(?:inner|outer)HTML\s*\+?=(?!=)|\.insertAdjacentHTML\(|\bdocument\.write(?:ln)?\(/
