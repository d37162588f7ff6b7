import type { Picture } from '../../../content/guides/guide.ts'
import { Frame, Lines, width } from './frame.tsx'
import { linesOf } from './lines-of.ts'

type Props = Extract<Picture, { as: 'search-result' }>

/** One entry in a list of search results: address, title, description. */
export function SearchResult({ title, address, text }: Props) {
  const titleLines = linesOf(title, { size: 18, wide: width - 32, most: 2, bold: true }).length
  const textLines = linesOf(text, { size: 14, wide: width - 32, most: 4 }).length
  const textTop = 56 + titleLines * 23.4
  return (
    <Frame
      height={textTop + textLines * 18.2 + 4}
      label={`A search result. Address: ${address}. Title: ${title}. Description: ${text}`}
    >
      <Lines text={address} x={16} y={28} size={13} tone="quiet" most={1} />
      <Lines text={title} x={16} y={54} size={18} tone="link" most={2} bold />
      <Lines text={text} x={16} y={textTop} size={14} most={4} />
    </Frame>
  )
}
