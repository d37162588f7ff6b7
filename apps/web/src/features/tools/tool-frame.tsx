import { Fragment, useMemo, useState, type ReactNode } from 'react'
import { toolQuestions } from '../../content/tool-questions.ts'
import type { Tool } from '../../content/tools.ts'
import formPage from '../../screens/form-page.module.css'
import { Queries } from '../../screens/queries.tsx'
import { Busy } from './busy.ts'
import classes from './tool-frame.module.css'

interface Props {
  tool: Tool
  form: ReactNode
  /** What to know about the tool: pairs of dt and dd. */
  points: ReactNode
  /** The result, once something was asked. */
  children: ReactNode
}

/** The frame of every free tool: what it is for, its form, what it found. */
export function ToolFrame({ tool, form, points, children }: Props) {
  const [busy, setBusy] = useState(false)
  const state = useMemo(() => ({ busy, setBusy }), [busy])
  return (
    <Queries>
      <Busy value={state}>
        <div className={`wrap section ${classes['page']}`}>
          <div className={classes['words']}>
            <h1>{tool.title}</h1>
            <p className="lead">{tool.lead}</p>
          </div>
          <div className={classes['form']}>{form}</div>
          <div className={classes['result']}>{children}</div>
          <dl className={`${formPage['points']} ${classes['points']}`}>{points}</dl>
          <section className={classes['questions']}>
            <h2>Questions about this tool</h2>
            <dl className={formPage['points']}>
              {toolQuestions[tool.path].map(({ question, answer }) => (
                <Fragment key={question}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        </div>
      </Busy>
    </Queries>
  )
}
