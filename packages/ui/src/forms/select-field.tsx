import type { ComponentProps } from 'react'
import { FieldFrame, type Frame } from './field-frame.tsx'

interface Props extends Frame, Omit<ComponentProps<'select'>, keyof Frame> {
  choices: readonly string[]
  /** What the empty choice says. */
  none: string
}

/** A labelled choice of one with hint and error, linked for screen readers. */
export function SelectField({ label, hint, error, id, choices, none, ...select }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, id }}>
      {(shared) => (
        <select {...select} {...shared}>
          <option value="">{none}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
