import { componentIds, maxAddressLength, type FreeCheck, type FreeCheckId } from '@findable/contracts/customer'
import { Button, Field, PageLink, Skeleton } from '@findable/ui'
import { useRef, useState, type FormEvent } from 'react'
import { NeedsScript } from '../../screens/needs-script.tsx'
import { useSentEarly } from '../../screens/use-sent-early.ts'
import { CheckResult } from './check-result.tsx'
import classes from './free-check.module.css'

type State = { at: 'start' } | { at: 'work'; doing: string } | { at: 'end'; answer: FreeCheck }

/** Runs the check that the guide explains on a website that the reader enters. */
export function FreeCheckForm({ check }: { check: FreeCheckId }) {
  const [state, setState] = useState<State>({ at: 'start' })
  const [error, setError] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const working = state.at === 'work'
  useSentEarly(input)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const website = input.current!.value.trim()
    setError(null)
    setState({ at: 'work', doing: `Reading ${website}. This takes up to a minute.` })
    const answer = await answerFor(website, check, (doing) => setState({ at: 'work', doing }))
    if (!('problem' in answer)) return setState({ at: 'end', answer })
    setState({ at: 'start' })
    setError(answer.problem)
    input.current?.focus()
  }

  return (
    <div className={classes['check']}>
      <form className={classes['form']} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label="Website to check"
          hint="Like yourbusiness.com.au. Free; we read its public pages as a search engine does."
          type="url"
          name="website"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxAddressLength}
          readOnly={working}
          ref={input}
          error={error}
          onChange={() => setError(null)}
        />
        <NeedsScript what="The check" />
        <Button type="submit" look="secondary" busy={working}>
          {working ? 'Checking...' : 'Check this website'}
        </Button>
      </form>
      <div role="status">
        {working && <p>{state.doing}</p>}
        {state.at === 'end' && <p className="visually-hidden">The check of {state.answer.website} is done.</p>}
      </div>
      {working && (
        <div className={classes['result']} aria-hidden="true">
          <Skeleton height={28} width="60%" />
          <Skeleton height={72} />
          <Skeleton height={48} />
        </div>
      )}
      {state.at === 'end' && (
        <>
          <CheckResult answer={state.answer} />
          <p>
            This is one of our {componentIds.length} checks. <PageLink to="/">The report</PageLink> has the other{' '}
            {componentIds.length - 1}, and says what to do first.
          </p>
        </>
      )}
    </div>
  )
}

/** The code that asks the server is loaded now; that can fail like any other request. */
async function answerFor(
  website: string,
  check: FreeCheckId,
  onStage: (message: string) => void,
): Promise<FreeCheck | { problem: string }> {
  try {
    const { runFreeCheck } = await import('./run-free-check.ts')
    return await runFreeCheck({ website, check, onStage })
  } catch {
    return { problem: 'The check did not load. Are you online? Please try again.' }
  }
}
