import type { ReportEdition } from '@findable/contracts/customer'
import type { ComponentProps } from 'react'
import { Choice } from '../../screens/choice.tsx'
import classes from './edition-choice.module.css'

const editions: { edition: ReportEdition; title: string; about: string }[] = [
  { edition: 'client', title: 'Client', about: 'Plain English for the owner, as you received it.' },
  {
    edition: 'technical',
    title: 'Technical',
    about: 'For the person who looks after your website: also how each check is scored, and more of the evidence.',
  },
]

/** `field` holds the form's props for this choice. */
export function EditionChoice({ field }: { field: ComponentProps<'input'> }) {
  return (
    <fieldset className={classes['choice']}>
      <legend>Report type</legend>
      {editions.map(({ edition, title, about }) => (
        <Choice
          key={edition}
          {...field}
          type="radio"
          value={edition}
          defaultChecked={edition === 'client'}
          title={title}
          about={about}
        />
      ))}
    </fieldset>
  )
}
