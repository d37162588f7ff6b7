import type { PageLink } from '../../page/page.ts'

const vagueText =
  /^(click( here)?|here|this( page| link)?|(read|learn|see|view|find out|show|discover|know) more|more( info(rmation)?| details)?|details|continue( reading)?|go|link|start|visit|info|view|open|next|>+|»|→|…|\.\.\.|https?:\/\/\S+)[\s.…>»→!]*$/i
/** The text does not say where the link leads. */
export const saysNothing = ({ text }: PageLink): boolean => vagueText.test(text.trim())

/** Menus open by "#" links: only those outside menus stand for a page that cannot be reached. */
export const isUnreal = ({ scheme, href, area }: PageLink): boolean =>
  scheme === 'javascript' || ((scheme === 'none' || href === '' || href === '#') && area === 'main')
