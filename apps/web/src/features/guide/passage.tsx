import type { Source, Text } from '../../content/guides/guide.ts'
import classes from './passage.module.css'

export const Passages = ({ texts }: { texts: readonly Text[] }) =>
  texts.map((text) => (
    <p key={typeof text === 'string' ? text : text.says}>
      <Passage text={text} />
    </p>
  ))

const kinds = { rule: 'Rule', advice: 'Recommended by', fact: 'Source' } as const

/** A text, followed by its source or by a note that it is our own rule of thumb. */
export function Passage({ text }: { text: Text }) {
  if (typeof text === 'string') return text
  if (text.kind === 'ours')
    return (
      <>
        {text.says}{' '}
        <span className={classes['word']}>
          Our rule of thumb: {text.scored === false ? 'advice, not scored' : 'it counts in the report'}.
        </span>
      </>
    )
  return (
    <>
      {text.says}{' '}
      <span className={classes['word']}>
        {kinds[text.kind]}: <SourceLink source={text.source} />.
      </span>
    </>
  )
}

function SourceLink({ source }: { source: Source }) {
  const dates = [source.published && monthOf(source.published), `read ${monthOf(source.read)}`].filter(Boolean)
  return (
    <>
      <a
        href={source.url}
        target="_blank"
        rel="noopener"
        aria-label={`${source.publisher}, ${source.title} (opens in a new tab)`}
      >
        {source.publisher}, {source.title}
      </a>
      , {dates.join(', ')}
    </>
  )
}

const monthOf = (yearMonth: string): string =>
  new Intl.DateTimeFormat('en-AU', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${yearMonth}-01`),
  )
