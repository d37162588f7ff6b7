import type { ComponentProps } from 'react'
import { FieldFrame, type Frame } from './field-frame.tsx'

interface Props extends Frame, Omit<ComponentProps<'select'>, keyof Frame> {
  choices: readonly (string | { value: string; label: string })[]
  /** What the empty choice says, where there is one. */
  none?: string
}

/** A labelled choice of one with hint and error, linked for screen readers. */
export function SelectField({ label, hint, error, id, choices, none, ...select }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, id }}>
      {(shared) => (
        <select {...select} {...shared}>
          {none && <option value="">{none}</option>}
          {choices.map((choice) => {
            const { value, label: text } = typeof choice === 'string' ? { value: choice, label: choice } : choice
            return (
              <option key={value} value={value}>
                {text}
              </option>
            )
          })}
        </select>
      )}
    </FieldFrame>
  )
}
