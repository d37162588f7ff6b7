import { Stack, Text } from '@chakra-ui/react'
import { ApiError } from '@findable/api-client'
import { ButtonLink, Notice, PageLink, Skeleton, showToast } from '@findable/ui'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toasts } from '../../content/toasts.ts'
import { readReportId } from '../../order/stored-order.ts'
import { DownloadButton } from '../../report/download-button.tsx'
import { useReport } from '../../report/use-report.ts'

const messages = {
  failed: (business: string) => `Report generation failed for ${business}`,
  notFound: 'Report not found. Please try generating a new report.',
  unreadable: 'Unable to load report data. Please try again.',
}

export default function DownloadScreen() {
  const [query] = useSearchParams()
  const [stored] = useState(readReportId)
  const id = query.get('report_id') ?? stored
  useEffect(() => {
    if (!id) showToast(toasts.noReportId)
  }, [id])
  return id ? <Download id={id} /> : <Failure text={toasts.noReportId.message} />
}

function Download({ id }: { id: string }) {
  const { report, error } = useReport(id)
  if (error)
    return (
      <Failure text={error instanceof ApiError && error.status === 404 ? messages.notFound : messages.unreadable} />
    )
  if (report?.status === 'error') return <Failure text={messages.failed(report.businessName)} />
  return (
    <Stack className="wrap section" gap="6" alignItems="flex-start" minHeight="50vh">
      <h1>Thank you</h1>
      {report ? (
        <>
          <Text fontSize="lead">
            Your visibility report for <b>{report.domain}</b>{' '}
            {report.status === 'completed'
              ? 'is ready. It is one file that opens in any browser and prints well.'
              : 'is still being made.'}
          </Text>
          <DownloadButton id={id} website={report.businessWebsite} />
          <Text color="quiet">Order reference {report.reference}</Text>
        </>
      ) : (
        <Skeleton height={28} width="300px" />
      )}
      <PageLink to="/">Return to Home</PageLink>
    </Stack>
  )
}

function Failure({ text }: { text: string }) {
  return (
    <Notice title="No report to download" text={text}>
      <ButtonLink to="/">Generate New Report</ButtonLink>
      <PageLink to="/contact">Ask us about an order</PageLink>
    </Notice>
  )
}
