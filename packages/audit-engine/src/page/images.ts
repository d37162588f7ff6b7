import { createHash } from 'node:crypto'
import { pixels, type Attributes } from './attributes.ts'
import type { Element } from './element.ts'
import { limits } from './limits.ts'
import type { PageImage } from './page.ts'
import { cut } from '../text/cut.ts'
import { oneLine } from '../text/one-line.ts'

/** Where lazy-loading scripts keep the real address, most common first. */
const lazySource = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy', 'data-image', 'data-orig-file']
const lazySet = ['data-srcset', 'data-lazy-srcset']
const lists = ['srcset', ...lazySet]
const placeholder =
  /^data:|(?:^|\/)(?:blank|spacer|placeholder|transparent|pixel|1x1|lazy)[^/]*\.(?:gif|png|svg)(?:\?|$)/i

export interface ReadImage extends PageImage {
  /** Inside `<noscript>`: counts only where the script's own image is not in the page. */
  fallback: boolean
}

/** First address of a `srcset`; addresses may contain commas (as in data: URLs) and end at white space. */
function firstOfSet(set: string | undefined): string | null {
  const match = set === undefined ? null : /^[\s,]*(\S+)/.exec(set)
  return match?.[1]?.replace(/,+$/, '') || null
}

function source(attributes: Attributes, pictureSource: string | null): string | null {
  // "#" leads to the page itself, which is no picture.
  const own = attributes['src']?.trim().replace(/^#.*/s, '') || null
  if (own && !placeholder.test(own)) return own
  const named = lazySource.find((name) => attributes[name]?.trim())
  if (named) return attributes[named]?.trim() ?? null
  const set = lazySet.find((name) => attributes[name]?.trim()) ?? 'srcset'
  return firstOfSet(attributes[set]) ?? pictureSource ?? own
}

/** The address that `<source>` offers to the enclosing `<picture>`. */
export const sourceOfPicture = (attributes: Attributes): string | null =>
  firstOfSet(attributes['srcset'] ?? attributes['data-srcset'])

export function readImage(element: Element, pictureSource: string | null): ReadImage {
  const { attributes } = element
  const width = pixels(attributes['width'])
  const height = pixels(attributes['height'])
  const alt = attributes['alt']
  const worded = (name: string): string | null => cut(oneLine(attributes[name] ?? ''), limits.capture) || null
  const counter = width !== null && height !== null && width <= 1 && height <= 1
  return {
    src: source(attributes, pictureSource),
    alt: alt === undefined ? null : cut(oneLine(alt), limits.capture),
    label: worded('aria-label'),
    title: worded('title'),
    width,
    height,
    decorative:
      /^(?:presentation|none)$/i.test(attributes['role'] ?? '') ||
      element.ariaHidden ||
      (element.hidden && !isSlide(element)) ||
      isInMap(element) ||
      counter ||
      (element.inNoscript && !isCopy(element)),
    inLink: false,
    inHeader: element.inHeader,
    inNav: element.inNav,
    hasSizes: lists.some((name) => /\S\s+[\d.]+[wx]\s*,/.test(attributes[name] ?? '')) || pictureSource !== null,
    fallback: element.inNoscript,
  }
}

/** One of several pictures that the script of a slideshow hides and shows in turn, with a text of its own. */
const isSlide = ({ attributes, parent }: Element): boolean =>
  parent !== null &&
  !parent.hidden &&
  Boolean(attributes['alt']?.trim()) &&
  /slide(?:r|s|show)|carousel/i.test(`${parent.attributes['class'] ?? ''} ${parent.attributes['id'] ?? ''}`)

/** Tiles and buttons of a map that was saved with the page; its script draws them anew. */
const isInMap = ({ parent }: Element): boolean => {
  for (let around = parent; around; around = around.parent) if (around.classNames.isMap) return true
  return false
}

/** The copy of a picture that a script shows; anything more is a note to visitors without scripts. */
const isCopy = ({ parent }: Element): boolean => /^(?:noscript|picture|a|figure)$/.test(parent?.tag ?? '')

/** Drops the `<noscript>` copies of images already in the page, and resolves addresses. */
export function finishImages(images: ReadImage[], absolute: (address: string) => string | null): PageImage[] {
  const resolved = images.map((image) => ({ ...image, src: image.src === null ? null : address(image.src, absolute) }))
  const shown = new Set(resolved.filter((image) => !image.fallback).map((image) => image.src))
  const isCopied = (image: ReadImage): boolean => image.fallback && !image.decorative && !shown.has(image.src)
  const hasCopies = resolved.some(isCopied)
  /** Drawn until the picture arrives, beside a copy that says what it is. */
  const isBlank = (image: ReadImage): boolean =>
    hasCopies && !image.fallback && image.decorative && (image.src?.startsWith('data:') ?? false)
  const own = resolved.filter((image) => !isBlank(image))
  /** Pictures that wait for theirs, by alt text: a copy with the same one shows what such a picture will. */
  const waiting = Map.groupBy(
    own.filter((image) => !image.fallback && (image.src?.startsWith('data:') ?? true)),
    ({ alt }) => alt ?? '',
  )
  return own
    .filter((image) => !image.fallback || (isCopied(image) && waiting.get(image.alt ?? '')?.pop() === undefined))
    .map(({ fallback: _, ...image }) => image)
}

const address = (src: string, absolute: (address: string) => string | null): string | null =>
  /^data:/i.test(src) ? `${cut(src.replace(/[;,].*$/s, ''), 64)};${digest(src)}` : absolute(src)

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
