import { consultationMinutes, price } from '@findable/contracts/customer'
import { Button, ButtonLink, Field, PageLink } from '@findable/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { library } from '../../content/library.ts'
import { findResources } from './find-resources.ts'
import { ResourceItem } from './resource-item.tsx'
import classes from './resources.module.css'
import { shownKinds, useWanted } from './use-wanted.ts'

export default function ResourcesPage() {
  const { question, show, ask, stopTyping } = useWanted()
  const field = useRef<HTMLInputElement>(null)
  // What was typed before the script ran is in the field and nowhere else.
  const searchEarly = useEffectEvent(() => {
    if (field.current?.value) ask({ question: field.current.value })
  })
  useEffect(() => searchEarly(), [])
  const found = findResources(question)
  const shown = (found ?? library).filter(({ kind }) => show === 'all' || show === `${kind}s`)
  const groups = found ? [['', shown] as const] : [...Map.groupBy(shown, ({ group }) => group)]
  return (
    <section className={`wrap section ${classes['page']}`}>
      <h1>Free resources</h1>
      <p className="lead">
        A guide for each check in our report: what it is, why your customers notice, and three steps to fix it yourself
        this afternoon. Sheets to print, too. Free, and nothing to sign up for.
      </p>
      {/* Before the script runs, a press of a button asks for the page with it, and with what was typed. */}
      <form
        role="search"
        action="/resources"
        className={classes['search']}
        onSubmit={(event) => event.preventDefault()}
      >
        <Field
          label="Search the resources"
          type="search"
          name="q"
          ref={field}
          value={question}
          autoComplete="off"
          onChange={({ currentTarget }) => ask({ question: currentTarget.value })}
          onBlur={stopTyping}
          // Would press the first button.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <div className={classes['kinds']} role="group" aria-label="Show">
          {shownKinds.map(({ value, label }) => (
            <Button
              key={value}
              type="submit"
              name="show"
              value={value}
              look={value === show ? 'primary' : 'secondary'}
              aria-pressed={value === show}
              onClick={() => ask({ show: value })}
            >
              {label}
            </Button>
          ))}
        </div>
      </form>
      <p role="status" className={shown.length > 0 ? 'visually-hidden' : classes['none']}>
        {shown.length === 0 ? 'No resources found' : `${shown.length} resources`}
      </p>
      {shown.length === 0 && (
        <p>
          Try a plainer word, such as “stars” or “photos”, or <PageLink to="/contact">ask us</PageLink>.
        </p>
      )}
      {groups.map(([title, resources]) => (
        <section key={title} className={classes['group']} aria-label={title || 'What we found'}>
          {title && <h2>{title}</h2>}
          <ul>
            {resources.map((resource) => (
              <ResourceItem key={resource.topic} resource={resource} heading={title ? 'h3' : 'h2'} />
            ))}
          </ul>
        </section>
      ))}
      <p className="lead">
        The report says which of these matter most to your business. Or talk to us, free, for {consultationMinutes}{' '}
        minutes.
      </p>
      <p className={classes['actions']}>
        <ButtonLink to="/#get-report">Get your {price.label} visibility report</ButtonLink>
        <PageLink to="/contact">Book your free consultation</PageLink>
      </p>
    </section>
  )
}
