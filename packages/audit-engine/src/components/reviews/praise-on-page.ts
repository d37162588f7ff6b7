import type { PageBlock } from '../../page/page.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { wordCount } from '../../text/words.ts'
import {
  classHint,
  couldBePraise,
  firstPerson,
  gratitude,
  inPerson,
  isAbout,
  isPraise,
  isPraiseByIcon,
  isQuoted,
  isSaidAsHeading,
  isSignedByBusiness,
  leader,
  longEnough,
  ofStaff,
  ownReply,
  ownRole,
  reviewHeading,
  reviewLabel,
} from './praise-words.ts'
import { layoutFrom, linesBeside, praiseIn, type PraiseLayout } from './praise-layout.ts'
import { contentOf, firstLine, signatureAbove, signatureBelow, tail } from './signature-blocks.ts'
import { datingOf, isQuotation, mayNameFirm, nameIn, organisationIn, originIn, sourceIn } from './signatures.ts'
import type { Testimonial } from './testimonial.ts'

/** Articles, whose authors are named as customers are on a card. */
const articles = /\/(?:[\w-]*-)?(?:blogs?|news|articles?|posts?)(?:[-_/.]|$)/i

/** Pages on which owners quote themselves. */
const aboutThemselves = /\/[\w-]*(?:about|team|our-story|staff|people|who-we-are)[\w-]*(?:[./]|$)/i

/** Pages on which staff say what it is like to work there. */
const aboutWork = /\/[\w-]*(?:careers?|vacanc(?:y|ies)|work-(?:with|for)-us|join-our-team)[\w-]*(?:[./]|$)/i

const isReviewLabel = (block: PageBlock | undefined): boolean =>
  block !== undefined && !/^h[1-6]$/.test(block.tag) && reviewLabel.test(block.text)

const wholeQuote = /^[“"„«]\s*\S[^]*[”"“»]\W*$/

/** A heading above what the business itself has to say: "Estimator note", "Tip from our team". */
const ownAdvice = /\b(?:notes?|tips?|advice|promise|guarantee|mission|philosophy)\b/i

/** The pieces of praise on a page: below headings about reviews, on cards, and in quotations. */
export const praiseOnPage = (
  page: CrawledPage,
  own: readonly string[],
  notNames: ReadonlySet<string>,
): Testimonial[] => {
  if (aboutWork.test(new URL(page.finalUrl).pathname)) return []
  const blocks = contentOf(page.page.blocks)
  const themselves = aboutThemselves.test(new URL(page.finalUrl).pathname)
  const cards = cardsOf(blocks, page.finalUrl, notNames)
  const found: Testimonial[] = []
  let section: { level: number; text: string } | null = null
  /** The first piece decides for its section or page. */
  let layout: PraiseLayout | null = null
  if (!themselves && !articles.test(new URL(page.finalUrl).pathname))
    found.push(...blocks.flatMap((block) => reported(page, block, own, notNames)))
  for (const [index, block] of blocks.entries()) {
    const level = /^h[1-6]$/.test(block.tag) && !isSaidAsHeading(block) ? Number(block.tag[1]) : null
    // A section about reviews ends where the footer starts.
    if (block.inFooter && !blocks[index - 1]?.inFooter) section = null
    if (level !== null) {
      if ((reviewHeading.test(block.text) && !ofStaff.test(block.text)) || isReviewLabel(blocks[index - 1])) {
        section = { level, text: block.text }
        layout = null
      } else if (section && level <= section.level) section = null
      continue
    }
    const near = section !== null || classHint.test(block.classes) || cards.has(block)
    const close = near || block.afterQuoteIcon === true
    if ((block.inFooter || themselves) && !near) continue
    // Elsewhere only a quotation is praise.
    if (!close && !isQuoted(block) && !block.inQuote) continue
    if (!couldBePraise(block, close, notNames)) continue
    if (near && (layout === null || layout.nameAbove === null)) {
      const decided: PraiseLayout = layoutFrom(blocks, index, layout?.all ?? praiseIn(blocks, notNames), notNames)
      layout = { ...(layout ?? decided), nameAbove: decided.nameAbove }
    }
    const isSigned = !close && isSignedQuote(blocks, index, { own, notNames })
    const beside =
      near && layout ? linesBeside(blocks, index, layout, notNames) : linesBelow(blocks, index, close || isSigned)
    const inside = near && layout?.nameInside ? firstLine(block) : []
    const signature = inside.length > 0 ? inside : [...tail(block), ...beside.signature]
    if (
      isQuotation(signature) ||
      signature.some((line) => ownReply.test(line)) ||
      (!near && isUnderOwnAdvice(blocks, index))
    )
      continue
    // "Katherine", where the other cards begin with names, is no town.
    const name = nameIn(signature, notNames) ?? inside[0] ?? null
    // A portrait tells of the person whose name is beside it.
    if (name !== null && isAbout(block.text, name)) continue
    const signed = signature.find((line) => name === null || line.includes(name))
    if (signed !== undefined && isSignedByBusiness(signed, own)) continue
    if (
      !(close && !near
        ? isPraiseByIcon(block, name, signature)
        : isPraise(block, close, section !== null, name, signature))
    )
      continue
    found.push({
      page,
      text: block.text.slice(inside.join('').length).trim(),
      name,
      otherNames: [],
      dating: datingOf(signature, name, [...beside.above, ...beside.below, block.text]),
      source:
        originIn(layout?.sourceAbove ? beside.above : signature) ??
        organisationIn(block.text, signature) ??
        (section && sourceIn([section.text])),
      // The firm may also have a line of its own below the name.
      mayHaveSource:
        name !== null &&
        signed !== undefined &&
        [signed, `${name}, ${signature[signature.indexOf(signed) + 1] ?? ''}`].some((line) => mayNameFirm(line, name)),
      isCertain: isQuoted(block) || gratitude.test(block.text) || inPerson.test(block.text),
    })
  }
  return found
}

const linesBelow = (blocks: readonly PageBlock[], index: number, close: boolean) => {
  const below = signatureBelow(blocks, index, close)
  return { above: [], below, signature: below }
}

/** 'Mary Holt (owner of the mill) said "Thank you for …"' within a text. */
const report =
  /(?:^|[.!?”"]\s+)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3})(?:,? \([^()]{3,80}\)|, [^,.“"]{3,80},)? (?:stated|said|says|wrote|writes|commented)[:,]? [“"]([^“”"]{30,900})[”"]/gu

/** Words of thanks that a text reports somebody to have said, where the first of it does not report on people of the business. */
const reported = (
  page: CrawledPage,
  { text }: PageBlock,
  own: readonly string[],
  notNames: ReadonlySet<string>,
): Testimonial[] =>
  [...text.matchAll(report)].flatMap(([whole, who = '', words = '']): Testimonial[] => {
    const name = nameIn([who], notNames)
    const lead = whole.slice(0, whole.indexOf(words))
    const isCustomers =
      gratitude.test(words) &&
      !/\b(?:our|my) \p{L}/u.test(lead) &&
      !isSignedByBusiness(lead, own) &&
      !isQuotation([who])
    return name !== null && isCustomers && wordCount(words) >= longEnough
      ? [
          {
            page,
            text: words,
            name,
            otherNames: [],
            dating: 'undated',
            source: null,
            mayHaveSource: false,
            isCertain: true,
          },
        ]
      : []
  })

/**
 * Praise on cards without a heading that says so: cards of one make, each with a person's name, of which two or more,
 * and most, hold words of thanks.
 */
const cardsOf = (blocks: readonly PageBlock[], url: string, notNames: ReadonlySet<string>): ReadonlySet<PageBlock> => {
  const path = new URL(url).pathname
  if (articles.test(path) || aboutThemselves.test(path)) return new Set()
  if (blocks.filter(({ text }) => gratitude.test(text)).length < 2) return new Set()
  const signed = blocks.filter(
    (block, index) =>
      !block.inFooter &&
      !/^h[1-6]$/.test(block.tag) &&
      wordCount(block.text) >= longEnough &&
      firstPerson.test(block.text) &&
      [signatureAbove(blocks, index), signatureBelow(blocks, index, true)].some(
        (signature) => nameIn(signature, notNames) !== null && !signature.some((text) => ownRole.test(text)),
      ),
  )
  const alike = Map.groupBy(signed, ({ tag, classes }) => `${tag} ${classes}`)
  const thankful = (cards: readonly PageBlock[]) => cards.filter(({ text }) => gratitude.test(text)).length
  return new Set(
    [...alike.values()].filter((cards) => thankful(cards) > 1 && thankful(cards) * 2 > cards.length).flat(),
  )
}

/** Wholly quoted, with a full name and a post or firm of others on the two lines below. */
const isSignedQuote = (
  blocks: readonly PageBlock[],
  index: number,
  { own, notNames }: { own: readonly string[]; notNames: ReadonlySet<string> },
): boolean => {
  if (!wholeQuote.test(blocks[index]!.text)) return false
  const [who, post] = signatureBelow(blocks, index, true)
  return (
    who !== undefined &&
    post !== undefined &&
    (nameIn([who], notNames)?.includes(' ') ?? false) &&
    /[,|·•]|\b(?:of|at)\b/.test(post) &&
    !leader.test(post) &&
    !isSignedByBusiness(post, own)
  )
}

const isUnderOwnAdvice = (blocks: readonly PageBlock[], index: number): boolean => {
  const heading = blocks.slice(0, index).findLast(({ tag }) => /^h[1-6]$/.test(tag))
  return heading !== undefined && ownAdvice.test(heading.text)
}
