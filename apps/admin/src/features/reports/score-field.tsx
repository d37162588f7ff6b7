import { Slider } from '@chakra-ui/react'
import { Button } from '@findable/ui'
import { useId } from 'react'
import classes from '../../details/details.module.css'

interface Props {
  label: string
  /** Null when it was not measured and nobody has set one. */
  value: number | null
  measured: number | null
  /** What somebody else has stored meanwhile. */
  stored?: number | null | undefined
  error?: string | undefined
  onChange(score: number): void
}

/** A score from 0 to 100: a slider for the eye, a number field for the exact value. */
export function ScoreField({ label, value, measured, stored, error, onChange }: Props) {
  const id = useId()
  if (value === null) {
    return (
      <div className={classes['scoreField']} role="group" aria-label={label}>
        <span className={classes['label']}>{label}</span>
        <span className="quiet">Not measured</span>
        <Button look="plain" onClick={() => onChange(0)} aria-label={`Set a score for ${label}`}>
          Set a score
        </Button>
      </div>
    )
  }
  const differs = value !== measured
  return (
    <div className={classes['scoreField']}>
      <label className={classes['label']} htmlFor={id}>
        {label}
      </label>
      <Slider.Root
        className={classes['slider']}
        min={0}
        max={100}
        step={1}
        value={[value]}
        onValueChange={({ value: [score] }) => onChange(score!)}
        aria-label={[`${label}, slider`]}
      >
        <Slider.Control>
          <Slider.Track>
            <Slider.Range />
          </Slider.Track>
          <Slider.Thumb index={0}>
            <Slider.HiddenInput />
          </Slider.Thumb>
        </Slider.Control>
      </Slider.Root>
      <input
        id={id}
        className={classes['number']}
        type="number"
        min={0}
        max={100}
        step={1}
        inputMode="numeric"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-notes`}
        onChange={(event) => onChange(clamped(event.target.value))}
      />
      <p className={classes['notes']} id={`${id}-notes`}>
        {error && <span className={classes['error']}>{error}</span>}
        {stored !== undefined && <span>Stored now: {stored ?? 'not measured'}</span>}
        {differs && <span>Measured: {measured ?? 'not measured'}</span>}
        {differs && measured !== null && (
          <button type="button" onClick={() => onChange(measured)} aria-label={`Back to measured: ${label}`}>
            Back to measured
          </button>
        )}
      </p>
    </div>
  )
}

/** What is typed, as a whole number from 0 to 100; an emptied field is 0. */
const clamped = (text: string): number => Math.min(100, Math.max(0, Math.round(Number(text)) || 0))
