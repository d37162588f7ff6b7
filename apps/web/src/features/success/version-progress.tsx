import type { ReportVersion } from '@findable/contracts/customer'
import { recheckWords } from '../../content/after-delivery.ts'
import classes from './after-delivery.module.css'

/** What is being done for a version at the moment. */
export const stageOf = ({ progress }: ReportVersion): string => progress?.message ?? recheckWords.waiting

/** How much of it is done. The stage in words belongs in a live region, which the caller has. */
export const VersionProgress = ({ version, label }: { version: ReportVersion; label: string }) => {
  const percent = version.progress?.percent ?? 0
  return (
    <progress className={classes['bar']} max={100} value={percent} aria-label={label}>
      {percent}%
    </progress>
  )
}
