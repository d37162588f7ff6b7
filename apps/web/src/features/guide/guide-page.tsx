import { componentIds, consultationMinutes, freeChecks, price, stepAnchor } from '@findable/contracts/customer'
import { ButtonLink, PageLink } from '@findable/ui'
import type { Card } from '../../content/guides/cards.ts'
import type { Guide } from '../../content/guides/guide.ts'
import { sheetPath, sheetTitles } from '../../content/templates/sheets.ts'
import { Checklist } from './checklist.tsx'
import { FreeCheckForm } from './free-check-form.tsx'
import { GuideHead } from './guide-head.tsx'
import classes from './guide-page.module.css'
import { Neighbours } from './neighbours.tsx'
import { Passage, Passages } from './passage.tsx'
import { PictureView } from './pictures/picture-view.tsx'
import { StepSection } from './step-section.tsx'
import { useReportedPage } from './use-reported-page.ts'
import { useTicks } from './use-ticks.ts'

interface Props {
  id: string
  card: Card
  guide: Guide
}

/** One page for all guides; their content is in `content/guides`. */
export default function GuidePage({ id, card, guide }: Props) {
  const ticks = useTicks(id)
  const reported = useReportedPage()
  const { steps, example, check, takes } = guide
  const freeCheck = freeChecks.find((offered) => offered === id)
  return (
    <article className={classes['page']}>
      <GuideHead card={card} style={guide.header} />
      <div className={`wrap ${classes['columns']}`}>
        <nav className={classes['contents']} aria-labelledby="on-this-page">
          <h2 id="on-this-page">On this page</h2>
          <ol>
            {contentsOf(guide, freeCheck !== undefined).map(({ anchor, text }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={classes['body']}>
          <section className={classes['today']} aria-labelledby="today">
            <h2 id="today">Do this today</h2>
            <p className="lead">{guide.today}</p>
            <dl>
              <dt>Time</dt>
              <dd>{takes.time}</dd>
              <dt>Cost</dt>
              <dd>{takes.cost}</dd>
              <dt>Who</dt>
              <dd>{takes.who}</dd>
            </dl>
            {freeCheck && (
              <p className={classes['sheet']}>
                <a href="#free-check">See how your website does</a> (free, takes a minute)
              </p>
            )}
          </section>
          <section aria-labelledby="why">
            <h2 id="why">Why it matters</h2>
            <Passages texts={guide.why} />
          </section>
          {steps.map((step, index) => (
            <StepSection
              key={step.title}
              number={index + 1}
              step={step}
              ticks={ticks}
              seenOn={reported?.anchor === stepAnchor(index + 1) ? reported.page : null}
            />
          ))}
          <section aria-labelledby="example">
            <h2 id="example">Before and after</h2>
            <p>
              <strong>{example.business}.</strong> {example.intro}
            </p>
            <div className={classes['pair']}>
              {[example.before, example.after].map(({ caption, picture }) => (
                <figure key={caption}>
                  <PictureView picture={picture} />
                  <figcaption>{caption}</figcaption>
                </figure>
              ))}
            </div>
            <p className={classes['small']}>
              {example.business.split(',')[0]} is one of our demo businesses. It does not exist.
            </p>
          </section>
          <section className={classes['check']} aria-labelledby="check">
            <h2 id="check">What our check looks at</h2>
            <p className={classes['small']}>In your report it is called “{check.title}”.</p>
            <Passages texts={guide.scoring} />
            <h3>How it scores, in full</h3>
            <p className={classes['small']}>{check.criteria}</p>
          </section>
          {freeCheck && (
            <section className={classes['free']} aria-labelledby="free-check">
              <h2 id="free-check">Check your website now</h2>
              <FreeCheckForm check={freeCheck} />
            </section>
          )}
          <section className={classes['action']}>
            <h2>Is this the first thing to fix?</h2>
            <p>
              The report says which of our {componentIds.length} checks your business passes, what we saw, and what to
              do first.
            </p>
            <ButtonLink to="/">Get your {price.label} visibility report today</ButtonLink>
          </section>
          <section aria-labelledby="mistakes">
            <h2 id="mistakes">Common Mistakes</h2>
            <ul className={classes['mistakes']}>
              {guide.mistakes.map((mistake) => (
                <li key={typeof mistake === 'string' ? mistake : mistake.says}>
                  <Passage text={mistake} />
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="checklist">
            <h2 id="checklist">Quick Checklist</h2>
            <Checklist items={guide.checklist} ticks={ticks} />
            <p>
              <strong>To see that it worked:</strong> {guide.worked}
            </p>
            <p>
              <strong>When to stop:</strong> {guide.stop}
            </p>
            {guide.templates.map((template) => (
              <p key={template} className={classes['sheet']}>
                <PageLink to={sheetPath(template)} reloadDocument download>
                  {sheetTitles[template]}
                </PageLink>{' '}
                to print (PDF)
              </p>
            ))}
          </section>
          <section className={classes['card']} aria-labelledby="talk">
            <h2 id="talk">Not Sure Where to Start?</h2>
            <p>A visibility expert goes through it with you: a free {consultationMinutes}-minute chat.</p>
            <ButtonLink to="/contact" look="secondary">
              Book Your Free Consultation
            </ButtonLink>
          </section>
          <p className={classes['dates']}>
            Written {dateOf(guide.published)}
            {guide.updated !== guide.published && `, changed ${dateOf(guide.updated)}`}. General information, not legal
            advice.
          </p>
          <Neighbours id={id} />
          <PageLink to="/resources">Back to Resources</PageLink>
        </div>
      </div>
    </article>
  )
}

const contentsOf = ({ steps }: Guide, hasFreeCheck: boolean) => [
  { anchor: 'why', text: 'Why it matters' },
  ...steps.map(({ title }, index) => ({ anchor: stepAnchor(index + 1), text: `${index + 1}. ${title}` })),
  { anchor: 'example', text: 'Before and after' },
  { anchor: 'check', text: 'What our check looks at' },
  ...(hasFreeCheck ? [{ anchor: 'free-check', text: 'Check your website now' }] : []),
  { anchor: 'mistakes', text: 'Common Mistakes' },
  { anchor: 'checklist', text: 'Quick Checklist' },
]

const dateOf = (isoDate: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate))
