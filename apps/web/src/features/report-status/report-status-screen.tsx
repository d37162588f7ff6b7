import { Box, Stack, Text } from '@chakra-ui/react'
import { ApiError } from '@findable/api-client'
import { adjustmentInWords, endpoints, expectedMinutes } from '@findable/contracts/customer'
import { ButtonLink, Notice, PageLink, Skeleton, StatusWord } from '@findable/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { toasts } from '../../content/toasts.ts'
import { emailTexts } from '../../report/email-texts.ts'

const messages = {
  noId: 'No payment ID provided',
  failed: 'Failed to retrieve report status',
  unexpected: toasts.unexpected.message,
}

const noScore = {
  pending: 'Not there yet',
  processing: 'Not there yet',
  completed: 'Too little could be measured',
  failed: 'None',
}

export default function ReportStatusScreen() {
  const [query] = useSearchParams()
  const paymentId = query.get('paymentId')
  return paymentId ? <Status paymentId={paymentId} /> : <Failure text={messages.noId} />
}

function Status({ paymentId }: { paymentId: string }) {
  const { data, error } = useQuery({
    queryKey: ['report-status', paymentId],
    queryFn: () => api.call(endpoints.reportStatus, { query: { paymentId } }),
  })
  if (error)
    return error instanceof ApiError ? (
      <Failure title={messages.failed} text={error.body?.error} />
    ) : (
      <Failure text={messages.unexpected} />
    )
  const report = data?.report
  return (
    <Stack className="wrap section" gap="6" alignItems="flex-start">
      <h1>Report status</h1>
      {report ? (
        <Box as="dl" width="full" maxWidth="640px" borderTop="2px solid {colors.ink}">
          <Row name="Business">{report.businessName}</Row>
          <Row name="Visibility score">
            {report.visibilityScore === null ? noScore[report.reportStatus] : <>{report.visibilityScore} of 100</>}
            {report.adjustment && <Text color="quiet">{adjustmentInWords(report.adjustment)}</Text>}
          </Row>
          <Row name="Report">
            <StatusWord status={report.reportStatus} />
            {report.reportStatus === 'processing' && (
              <Text color="quiet">
                Our comprehensive analysis takes approximately {expectedMinutes} minutes to complete.
              </Text>
            )}
          </Row>
          <Row name="Email">
            <StatusWord status={report.emailStatus} />
            <Text color="quiet">{emailTexts[report.emailStatus]}</Text>
          </Row>
        </Box>
      ) : (
        <Skeleton height={280} width="640px" />
      )}
      <Box display="flex" flexWrap="wrap" rowGap="3" columnGap="8" alignItems="center">
        <ButtonLink look="secondary" to="/scores">
          Look up a business
        </ButtonLink>
        <PageLink to="/">Return to Home</PageLink>
      </Box>
    </Stack>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '180px 1fr' }}
      rowGap="1"
      columnGap="6"
      paddingBlock="4"
      borderBottom="1px solid {colors.hairline}"
    >
      <Box as="dt" fontWeight="650">
        {name}
      </Box>
      <Box as="dd" overflowWrap="anywhere">
        {children}
      </Box>
    </Box>
  )
}

function Failure({ title = 'Report status', text }: { title?: string; text: string | undefined }) {
  return (
    <Notice title={title} text={text}>
      <ButtonLink to="/">Return to Home</ButtonLink>
      <PageLink to="/contact">Ask us about an order</PageLink>
    </Notice>
  )
}
