import type { Objection, ReportVersions } from '@findable/contracts/customer'
import { Button, ToneWord } from '@findable/ui'
import { useRef, useState } from 'react'
import { objectionWords } from '../../../content/after-delivery.ts'
import classes from '../after-delivery.module.css'
import { ObjectForm } from './object-form.tsx'

interface Props {
  id: string
  component: string
  /** The finding's text as the report says it; null for the whole check. */
  finding: string | null
  /** What it is about, for people who hear the page. */
  about: string
  after: ReportVersions | null
  /** The report no longer says it. */
  gone?: boolean
}

/** "This is not right" at a finding, and what became of it. */
export function Objections({ id, component, finding, about, after, gone = false }: Props) {
  const [open, setOpen] = useState(false)
  const [refused, setRefused] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const asked = after?.asked.filter((one) => one.component === component && one.finding === finding) ?? []
  const pending = asked.some(({ state }) => state === 'checking' || state === 'waiting')
  const refusal = after?.objections.refusal ?? null

  function close() {
    setOpen(false)
    // The button is there again once this has been drawn.
    setTimeout(() => button.current?.focus())
  }

  return (
    <div className={classes['objections']}>
      <div role="status">
        {asked.map((one) => (
          <Answered key={one.id} objection={one} />
        ))}
      </div>
      {open && after && (
        <ObjectForm id={id} component={component} finding={finding} about={about} after={after} onClose={close} />
      )}
      {!open && !pending && !gone && (
        <Button
          ref={button}
          look="plain"
          unready={refusal !== null}
          aria-label={`${objectionWords.ask}: ${about}`}
          onClick={() => (refusal === null ? setOpen(true) : setRefused(true))}
        >
          {objectionWords.ask}
        </Button>
      )}
      {refused && refusal !== null && (
        <p className={classes['refused']} role="alert">
          {refusal}
        </p>
      )}
    </div>
  )
}

const tones = {
  checking: 'waiting',
  waiting: 'waiting',
  corrected: 'done',
  upheld: 'done',
  ended: 'failed',
} as const satisfies Record<Objection['state'], string>

const Answered = ({ objection }: { objection: Objection }) => (
  <div className={classes['objection']}>
    <p className="quiet">{objectionWords.said(objection)}</p>
    <p>
      <ToneWord tone={tones[objection.state]}>{objectionWords.states[objection.state](objection)}</ToneWord>
    </p>
    {objection.answer && <p>{objection.answer}</p>}
  </div>
)
