import { toolLimits } from '@findable/contracts/customer'
import type { ComponentProps } from 'react'
import classes from './refresh-choice.module.css'

/** Whether the website is read again, instead of using what was read a little earlier. */
export function RefreshChoice({ error: _, ...field }: ComponentProps<'input'> & { error: string | undefined }) {
  return (
    <label className={classes['choice']}>
      <input {...field} type="checkbox" />
      <span>
        <span className={classes['title']}>Read the website again</span>
        <span className={classes['about']}>
          Otherwise you may see an earlier reading. Works once every {toolLimits.refreshMinutes} minutes.
        </span>
      </span>
    </label>
  )
}
