import { ApiError } from '@findable/api-client'
import { reportPath } from '@findable/contracts/customer'
import { Button, ButtonLink, Disclosure, Notice, PageLink, Skeleton } from '@findable/ui'
import { comparisonWords, reauditWords } from '../../../content/after-delivery.ts'
import { DownloadButton } from '../../../report/download-button.tsx'
import { useReport } from '../../../report/use-report.ts'
import classes from '../after-delivery.module.css'
import { FullReport } from '../full-report.tsx'
import { SuccessFrame } from '../success-frame.tsx'
import { isBeingMade, useVersion } from '../use-version.ts'
import { stageOf, VersionProgress } from '../version-progress.tsx'
import { ComparisonView } from './comparison-view.tsx'

/** A whole reading beside the delivered report: its progress, then how it differs, and its own report. */
export function VersionScreen({ id, versionId }: { id: string; versionId: string }) {
  const { data: version, error } = useVersion(id, versionId)
  const back = <PageLink to={reportPath(id)}>{comparisonWords.back}</PageLink>
  if (error) {
    const { status = 0, body = null } = error instanceof ApiError ? error : {}
    // An address that was cut short is refused as invalid.
    const unknown = status === 404 || status === 400
    return (
      <Notice
        title={unknown ? comparisonWords.unknown : comparisonWords.unreadable}
        text={unknown && body ? body.error : 'Please try again.'}
      >
        {!unknown && <Button onClick={() => location.reload()}>Try again</Button>}
        {back}
      </Notice>
    )
  }
  if (version?.state === 'failed')
    return (
      <Notice title={comparisonWords.failed} text={version.failure}>
        {back}
      </Notice>
    )
  if (version && isBeingMade(version)) {
    return (
      <SuccessFrame title={comparisonWords.title} lead={comparisonWords.waiting}>
        <p role="status">{stageOf(version)}</p>
        <VersionProgress version={version} label={reauditWords.progress} />
        <p>{back}</p>
      </SuccessFrame>
    )
  }
  return (
    <SuccessFrame title={comparisonWords.title} lead={version?.inWords ?? 'One moment.'}>
      {version?.comparison ? (
        <ComparisonView comparison={version.comparison} />
      ) : version ? (
        <p>{version.inWords}</p>
      ) : (
        <Skeleton height={480} />
      )}
      <div className={classes['buttons']}>
        <Button look="secondary" onClick={() => print()}>
          {comparisonWords.print}
        </Button>
        <ButtonLink look="plain" to={reportPath(id)}>
          {comparisonWords.back}
        </ButtonLink>
      </div>
      {version?.comparison && <WholeReport id={id} versionId={versionId} />}
    </SuccessFrame>
  )
}

function WholeReport({ id, versionId }: { id: string; versionId: string }) {
  const { report } = useReport(id, versionId)
  if (!report) return <Skeleton height={120} />
  return (
    <>
      <div>
        <DownloadButton id={id} website={report.businessWebsite} version={versionId} />
      </div>
      <Disclosure summary={comparisonWords.whole}>
        <FullReport report={report} version={versionId} />
      </Disclosure>
    </>
  )
}
