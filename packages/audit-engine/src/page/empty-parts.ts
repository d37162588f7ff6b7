import type { Element } from './element.ts'

const holders = new Set(['div', 'section', 'article', 'main', 'ul', 'ol', 'tbody'])

/** In names of parts that hold no text: maps, dialogs, messages, what moves or lies over others. */
const holdsNoText =
  /map|overlay|load|spin|progress|toast|captcha|modal|popup|cursor|particle|canvas|bg|background|scroll|top|anchor|arrow|dots|indicator|error|success|msg|message|status|alert|cookie|chat|widget|translate|fb-root|video|youtube|nav|menu|toggle|burger|close|timer|count|slide|swiper|lightbox|preview|result|total|shape|divider|mask|wave|blob|glow|backdrop|scrim|drawer|ball|cart|order|file|form|search|filter|banner|logo|css|script/i

/** Whether an element with nothing in it is named as one that a script fills: `<div id="activities"></div>`. */
export const isToFill = ({ tag, attributes: { id, class: classes = '' }, inNav }: Element): boolean =>
  id !== undefined && holders.has(tag) && !inNav && !holdsNoText.test(`${id} ${classes}`)
