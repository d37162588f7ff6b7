import type { Attributes } from './attributes.ts'
import type { Capture } from './capture.ts'
import { onClose, type Element } from './element.ts'
import { readImage, sourceOfPicture, type ReadImage } from './images.ts'
import { hiddenBy, screenNames } from './hidden-by-style.ts'
import { append, limits } from './limits.ts'
import { emailForText, emailOfLink, isMaskedLink } from './masked-emails.ts'
import type { Page, PageLink } from './page.ts'
import { cut } from '../text/cut.ts'
import { oneLine } from '../text/one-line.ts'

/**
 * Collects links, headings and images, together because an image's alt text may be the text of the link or heading
 * around it.
 */
export function linksAndImages(
  capture: Capture,
  on: { openLink(link: PageLink): void; closeLink(link: PageLink): void },
) {
  const links: PageLink[] = []
  const headings: Page['headings'] = []
  /** Headings in parts that are kept from screen readers, such as a dialog until it opens. */
  const unheard: Page['headings'] = []
  /** Main headings, which may be those of screens that a style of the page shows one at a time. */
  const mainHeadings: { entry: Page['headings'][number]; element: Element }[] = []
  const images: ReadImage[] = []
  /** Links without a name, which a style of the page may hide. */
  const nameless: { entry: PageLink; element: Element }[] = []
  /** The fallback name of the open link or heading when it has no text of its own, and the address that it masks. */
  let link: { images: ReadImage[]; alternative: string; label: string; icon: string; email: string | null } | null =
    null
  /** The last link, and the list item it is in: a list or a part that follows it there is its submenu. */
  let opener: { entry: PageLink; item: Element } | null = null
  let heading: { alternative: string } | null = null
  let pictureSource: string | null = null

  const openLink = (element: Element): void => {
    const { attributes } = element
    const href = attributes['href']?.trim()
    const isTarget = href === undefined && ('name' in attributes || 'id' in attributes)
    if (isTarget && !('onclick' in attributes)) return
    const area = element.inFooter ? 'footer' : element.inNav ? 'nav' : element.inHeader ? 'header' : 'main'
    const entry: PageLink = {
      href: cut(href ?? '', limits.attribute),
      url: null,
      scheme: href === undefined ? 'none' : schemeOf(href),
      text: '',
      rel: cut(attributes['rel'] ?? '', 200)
        .toLowerCase()
        .split(/\s+/)
        .filter(Boolean),
      area,
      ...(area !== 'main' && element.opener !== null ? { under: element.opener } : {}),
      icon: '',
      isNameless: false,
      hasAction: hasAction(attributes),
    }
    append(links, entry)
    on.openLink(entry)
    const inside = {
      images: [] as ReadImage[],
      alternative: attributes['alt'] ?? '',
      label: '',
      icon: '',
      email: emailOfLink(attributes),
    }
    link = inside
    addIcon(element)
    const text = capture(element)
    onClose(element, () => {
      on.closeLink(entry)
      link = null
      const shown = text()
      const own = [attributes['aria-label'], attributes['title']].map((name) => oneLine(name ?? ''))
      const needsWords = href !== undefined && shown === '' && !own.some(Boolean)
      // Of several pictures the first is the link; one laid over it when the mouse is there needs no words.
      if (needsWords && !inside.images.slice(1).some(({ alt }) => alt?.trim()) && inside.images[0])
        inside.images[0].inLink = true
      const names = shown === '' ? [inside.alternative, ...own] : [shown]
      entry.text = cut(names.map((name) => oneLine(name ?? '')).find(Boolean) ?? '', limits.capture)
      if (isGlyph(shown) && own[0]) entry.label = cut(own[0], limits.capture)
      entry.icon = oneLine(inside.icon).toLowerCase()
      entry.isNameless =
        href !== undefined && entry.text === '' && inside.label === '' && inside.images.length === 0 && isRead(element)
      if (entry.isNameless) nameless.push({ entry, element })
      if (inside.email !== null && isMaskedLink(entry.href)) {
        entry.href = cut(`mailto:${inside.email}`, limits.attribute)
        entry.scheme = 'mailto'
      }
      opener = element.parent?.tag === 'li' ? { entry, item: element.parent } : null
    })
  }

  /** What an element inside the open link adds to its icon and its name. */
  const addToLink = (element: Element): void => {
    if (!link) return
    addIcon(element)
    const { attributes } = element
    link.email ??= emailForText(attributes)
    if (!element.ariaHidden) link.label ||= oneLine(attributes['aria-label'] ?? attributes['aria-labelledby'] ?? '')
    if (isPicture(element.tag)) link.label ||= oneLine(attributes['title'] ?? '')
    // Screen readers say the word that such a font draws as a picture.
    if (element.classNames.isIconFont && !element.ariaHidden) link.label ||= element.tag
  }

  const addIcon = ({ tag, attributes }: Element): void => {
    if (!link || link.icon.length >= limits.icon) return
    const file = isPicture(tag)
      ? attributes['src']
      : tag === 'use'
        ? (attributes['href'] ?? attributes['xlink:href'])
        : ''
    const classes = cut(attributes['class'] ?? '', limits.icon)
    link.icon = cut(`${link.icon} ${tag === 'svg' ? tag : ''} ${classes} ${cut(file ?? '', limits.icon)}`, limits.icon)
  }

  const openHeading = (element: Element, level: number): void => {
    const entry: Page['headings'][number] = {
      level: level as Page['headings'][number]['level'],
      text: '',
      hidden: element.hidden,
      ...(element.offScreen ? { offScreen: true } : {}),
      ...(element.inFormOrDialog ? { inFormOrDialog: true } : {}),
    }
    append(headings, entry)
    if (element.ariaHidden && !element.hidden) unheard.push(entry)
    if (level === 1) append(mainHeadings, { entry, element })
    const inside = { alternative: '' }
    heading = inside
    const text = capture(element)
    onClose(element, () => {
      heading = null
      const written = text()
      const alternative = cut(oneLine(inside.alternative), limits.capture)
      entry.text = written || alternative
      if (alternative === '') return
      if (written === '') entry.picture = true
      else entry.beside = alternative
    })
  }

  const addAlternative = (text: string): void => {
    for (const inside of [link, heading]) {
      if (inside && inside.alternative.length < limits.capture) inside.alternative += ` ${text}`
    }
  }

  const openImage = (element: Element): void => {
    const image = readImage(element, pictureSource)
    append(images, image)
    if (image.fallback) return
    link?.images.push(image)
    addAlternative(image.alt ?? '')
  }

  return {
    open(element: Element): void {
      const { tag, attributes } = element
      const level = headingLevel(element)
      addToLink(element)
      if (opener && submenuTags.has(tag) && element.parent === opener.item) opener.entry.hasAction = true
      if (isPicture(tag)) return openImage(element)
      if (tag === 'input' && isButton(attributes)) addAlternative(attributes['value'] ?? attributes['alt'] ?? '')
      if (tag === 'picture') {
        pictureSource = null
        onClose(element, () => {
          pictureSource = null
        })
      }
      if (tag === 'source' && element.parent?.tag === 'picture') pictureSource ??= sourceOfPicture(attributes)
      if (element.inNoscript) return
      if ((tag === 'a' || (tag === 'area' && attributes['href'])) && !element.inSvg) openLink(element)
      else if (level !== null) openHeading(element, level)
      else if ((tag === 'title' || tag === 'text') && element.inSvg && (link || heading)) {
        const text = capture(element)
        onClose(element, () => addAlternative(text()))
      }
    },
    /** `styles` are those of the page itself. */
    result: (styles: string) => {
      if (nameless.length > 0) {
        const isHidden = hiddenBy(styles)
        for (const { entry, element } of nameless)
          if (isHidden(element.tag, element.attributes)) entry.isNameless = false
      }
      if (mainHeadings.length > 1) numberScreens(mainHeadings, screenNames(styles))
      // An open dialog keeps all the rest of the page from screen readers for a while.
      if (unheard.length * 2 < headings.length) for (const heading of unheard) heading.hidden = true
      return { links, headings, images }
    },
  }
}

function numberScreens(
  headings: readonly { entry: Page['headings'][number]; element: Element }[],
  names: ReadonlySet<string>,
): void {
  const numbers = new Map<Element, number>()
  for (const { entry, element } of names.size > 0 ? headings : []) {
    const screen = partNamed(names, element)
    if (screen === null) continue
    entry.screen = numbers.get(screen) ?? numbers.size
    numbers.set(screen, entry.screen)
  }
}

const partNamed = (names: ReadonlySet<string>, element: Element | null): Element | null =>
  element === null || (element.attributes['class'] ?? '').split(/\s+/).some((name) => names.has(name))
    ? element
    : partNamed(names, element.parent)

/** Pages in AMP have a tag of their own for pictures. */
const isPicture = (tag: string): boolean => tag === 'img' || tag === 'amp-img'

const isButton = ({ type = '' }: Attributes): boolean => /^(?:button|submit|reset|image)$/i.test(type)

const isGlyph = (text: string): boolean => text !== '' && !/[\p{L}\p{N}]/u.test(text)

/** What follows a link in its list item and unfolds when it is clicked. */
const submenuTags = new Set(['ul', 'ol', 'div', 'button'])

/**
 * Attributes that scripts find a link by, or that say what it controls; a class alone, or the name of a part in a kit of
 * styles, is mostly for its looks.
 */
const actionAttribute =
  /^(?:on[a-z]+|id|role|data-(?!(?:slot|variant|size)$).*|aria-(?:haspopup|expanded|controls)|[@:].*|(?:ng|v|x|wire|hx)-.*)$/
const actionClass =
  /toggle|dropdown|close|open|prev|next|scroll|top|trigger|popup|modal|collapse|hamburger|slide|tab|filter|cart|search/i

/** Attributes of scripts that move the window to the part that the address names, which has to be there. */
const smoothScroll = /^data-(?:uk-|uikit-)?(?:smooth-?)?scroll(?:-?to)?$/

const hasAction = (attributes: Attributes): boolean => {
  const leadsToPart = /^#[A-Za-z]/.test(attributes['href'] ?? '')
  return (
    Object.keys(attributes).some((name) => actionAttribute.test(name) && !(leadsToPart && smoothScroll.test(name))) ||
    actionClass.test(attributes['class'] ?? '')
  )
}

/** Whether a link has an address and is there for screen readers. */
const isRead = ({ attributes, hidden, ariaHidden, tag }: Element): boolean =>
  tag === 'a' && 'href' in attributes && !hidden && !ariaHidden && !('aria-labelledby' in attributes)

function headingLevel({ tag, attributes }: Element): number | null {
  if (tag.length === 2 && tag >= 'h1' && tag <= 'h6') return Number(tag[1])
  if (attributes['role'] !== 'heading') return null
  const level = Number(attributes['aria-level'] ?? 2)
  return level >= 1 && level <= 6 ? Math.trunc(level) : 2
}

function schemeOf(href: string): PageLink['scheme'] {
  // Whatever it hides, no page is there.
  if (isMaskedLink(href)) return 'other'
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase()
  if (scheme === undefined || scheme === 'http' || scheme === 'https') return 'http'
  return scheme === 'tel' || scheme === 'mailto' || scheme === 'javascript' ? scheme : 'other'
}
