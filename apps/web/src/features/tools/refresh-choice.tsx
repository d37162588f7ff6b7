import { toolLimits } from '@findable/contracts/customer'
import type { ComponentProps } from 'react'
import { Choice } from '../../screens/choice.tsx'

/** Whether the website is read again, instead of using what was read a little earlier. */
export function RefreshChoice({ error: _, ...field }: ComponentProps<'input'> & { error: string | undefined }) {
  return (
    <Choice
      {...field}
      type="checkbox"
      title="Read the website again"
      about={`Otherwise you may see an earlier reading. Works once every ${toolLimits.refreshMinutes} minutes.`}
    />
  )
}
