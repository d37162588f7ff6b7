import { endpoints, recoveryCodesInSet, type Enrolment } from '@findable/contracts/staff'
import { Button } from '@findable/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { Reading } from '../../parts/reading.tsx'
import { AskForPassword, ConfirmCode, SwitchOff } from './second-factor-forms.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import classes from './settings.module.css'

const key = ['second-factor']
/** Recovery codes at which it is time for new ones. */
const few = 3

type Step =
  | { is: 'password' | 'switch-off' }
  | { is: 'app'; enrolment: Enrolment }
  | { is: 'recovery-codes'; codes: readonly string[] }

/** Each person may ask for a code at their own login, in addition to the password. */
export function SecondFactor({ username }: { username: string }) {
  const queries = useQueryClient()
  const query = useQuery({ queryKey: key, queryFn: () => api.call(endpoints.secondFactor), staleTime: 0 })
  // Null once the steps were gone through or given up: then the keyboard is back on the button.
  const [step, setStep] = useState<Step | null>()
  const stop = () => setStep(null)
  const refresh = () => queries.invalidateQueries({ queryKey: key })
  return (
    <section className={classes['section']} aria-labelledby="second-factor">
      <h2 id="second-factor">Second factor</h2>
      <p className="quiet">
        A code from an app on your phone, asked for after your password. Somebody who learns your password still cannot
        log in. Any authenticator app will do, and so will most password managers.
      </p>
      {!step && (
        <Reading query={query} what="your second factor">
          {({ on, recoveryCodesLeft }) =>
            on ? (
              <>
                <p>
                  <b>It is on.</b> You have {recoveryCodesLeft} of {recoveryCodesInSet} recovery codes left.
                  {recoveryCodesLeft <= few && ' Switch it off and on again to get new ones.'}
                </p>
                <Button look="secondary" autoFocus={step === null} onClick={() => setStep({ is: 'switch-off' })}>
                  Switch off...
                </Button>
              </>
            ) : (
              <>
                <p>
                  <b>It is off.</b> Your password is all that a login takes.
                </p>
                <Button look="secondary" autoFocus={step === null} onClick={() => setStep({ is: 'password' })}>
                  Switch on...
                </Button>
              </>
            )
          }
        </Reading>
      )}
      {step?.is === 'password' && (
        <AskForPassword
          username={username}
          onStop={stop}
          onStarted={(enrolment) => setStep({ is: 'app', enrolment })}
        />
      )}
      {step?.is === 'app' && (
        <ConfirmCode
          enrolment={step.enrolment}
          onStop={stop}
          onConfirmed={(codes) => {
            setStep({ is: 'recovery-codes', codes })
            void refresh()
          }}
        />
      )}
      {step?.is === 'recovery-codes' && <RecoveryCodes codes={step.codes} onDone={stop} />}
      {step?.is === 'switch-off' && (
        <SwitchOff
          username={username}
          onStop={stop}
          onOff={() => {
            stop()
            void refresh()
          }}
        />
      )}
    </section>
  )
}
