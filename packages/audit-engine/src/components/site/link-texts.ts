import type { PageLink } from '../../page/page.ts'

const vagueText =
  /^(click( here)?|here|this( page| link)?|(read|learn|see|view|find out|show|discover|know) more|more( info(rmation)?| details)?|details|continue( reading)?|go|link|start|visit|info|view|open|next|>+|»|→|…|\.\.\.|https?:\/\/\S+)[\s.…>»→!]*$/i
/** Whether the text fails to say where the link leads. */
export const saysNothing = ({ text }: PageLink): boolean => vagueText.test(text.trim())

/** Whether a search engine, or a new tab, has no address to open. */
export const isUnreal = ({ scheme, href }: PageLink): boolean =>
  scheme === 'javascript' || scheme === 'none' || href === '' || href === '#'

/**
 * Whether a click on it leads nowhere: its address is only "#" or empty, and nothing on the page shows that a script
 * acts on it. "#" is the top of the page, so a logo and "Home" may have it on the home page.
 */
export const leadsNowhere = ({ href, scheme, hasAction, text, icon }: PageLink): boolean =>
  scheme === 'http' &&
  (href === '#' || href === '') &&
  !hasAction &&
  !/^(?:home|(?:back to )?(?:the )?top|.*\blogo\b.*|↑|▲)$/i.test(text) &&
  !/logo|brand/.test(icon)
