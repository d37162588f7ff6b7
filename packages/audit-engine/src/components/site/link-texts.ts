import type { PageLink } from '../../page/page.ts'
import { isSign } from './alt-words.ts'

const vagueText =
  /^(click( here)?|here|this( page| link)?|(read|learn|see|view|find out|show|discover|know) more|more( info(rmation)?| details)?|details|continue( reading)?|link|start|visit|info|view|open|next|>+|»|→|…|\.\.\.|https?:\/\/\S+)[\s.…>»→!]*$/i
/** Whether the text fails to say where the link leads. */
export const saysNothing = ({ text, label }: PageLink): boolean =>
  label === undefined && (vagueText.test(text.trim()) || isSign(text))

/** What the controls of a page are called: a script runs them, and there is no address to follow. */
const control =
  /^(?:close|open|menu|toggle(?: \w+)?|clear|send|submit|reset|search|next|prev(?:ious)?|play|pause|show|hide|filter|x|×|☰)$/i

/** Whether a link's address is a piece of script and nothing else shows that it is a control of the page. */
export const isUnreal = ({ scheme, hasAction, text }: PageLink): boolean =>
  scheme === 'javascript' && !hasAction && !control.test(text)

/**
 * Whether a click on it leads nowhere: its address is only "#" or empty, and nothing on the page shows that a script
 * acts on it. "#" is the top of the page, so a logo and "Home" may have it on the home page.
 */
export const leadsNowhere = ({ href, scheme, hasAction, byScript, text, icon }: PageLink): boolean =>
  scheme === 'http' &&
  // A script makes such links to act on them, as for the pages of a slideshow.
  !byScript &&
  /^\/?#?$/.test(href) &&
  href !== '/' &&
  !hasAction &&
  !control.test(text) &&
  !/^(?:home|(?:back to )?(?:the )?top|.*\blogo\b.*|↑|▲)$/i.test(text) &&
  !/logo|(?<!fa-)brand/.test(icon)
