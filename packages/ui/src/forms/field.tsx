import type { ComponentProps } from 'react'
import { FieldFrame, type Frame } from './field-frame.tsx'

type InputProps = Frame & ComponentProps<'input'> & { multiline?: false }
type TextAreaProps = Frame & ComponentProps<'textarea'> & { multiline: true }

/** A labelled text field with hint and error, linked for screen readers. */
export function Field({ label, hint, error, id, ...control }: InputProps | TextAreaProps) {
  return <FieldFrame {...{ label, hint, error, id }}>{(shared) => <Control {...control} {...shared} />}</FieldFrame>
}

type ControlProps = Omit<InputProps, keyof Frame> | Omit<TextAreaProps, keyof Frame>

function Control({ multiline, ...props }: ControlProps) {
  if (multiline) return <textarea rows={6} {...(props as ComponentProps<'textarea'>)} />
  return <input type="text" {...(props as ComponentProps<'input'>)} />
}
