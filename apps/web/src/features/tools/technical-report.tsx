import { endpoints, reportFileName, toolMessages, websiteName, type CallInput } from '@findable/contracts/customer'
import { Button, showToast } from '@findable/ui'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '../../api/client.ts'
import { usePostOnArrival } from '../../api/use-post-on-arrival.ts'
import { tools } from '../../content/tools.ts'
import { saveReport } from '../../report/download-report.ts'
import { BreakableAddress } from '../../screens/breakable-address.tsx'
import { AuditProgress } from './audit-progress.tsx'
import classes from './technical-report.module.css'
import { ToolResult } from './tool-result.tsx'

type Question = CallInput<typeof endpoints.technicalReport>['body']

const post = (body: Question) => api.call(endpoints.technicalReport, { body })

export function TechnicalReport({ question, onRetry }: { question: Question; onRetry(): void }) {
  const { website } = question
  return (
    <ToolResult
      tool={tools.enhancedReport}
      answer={usePostOnArrival(post, question)}
      website={website}
      failed={toolMessages.technicalReportFailed}
      onRetry={onRetry}
      working={<AuditProgress website={website} />}
    >
      {(html) => <Preview html={html} website={website} />}
    </ToolResult>
  )
}

function Preview({ html, website }: { html: string; website: string }) {
  const shown = useMemo(() => withLinksForFrame(html), [html])
  return (
    <div className={classes['preview']}>
      <div className={classes['head']}>
        <h2>
          Technical report on <BreakableAddress address={websiteName(website)} />
        </h2>
        <Button look="secondary" onClick={() => showToast(saveReport(html, reportFileName(website)))}>
          <Download size={20} aria-hidden="true" />
          Download Report
        </Button>
      </div>
      {/* The report quotes a stranger's website: here it can run nothing, and only open links in new tabs. */}
      <iframe
        className={classes['frame']}
        title={`Technical report on ${websiteName(website)}`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={shown}
      />
    </div>
  )
}

/**
 * The report's links, made to work in a frame: other websites open in new tabs, as they may refuse to be framed, and
 * links within the report name its document, as they would lead to this page's otherwise.
 */
function withLinksForFrame(html: string): string {
  const report = new DOMParser().parseFromString(html, 'text/html')
  for (const link of report.querySelectorAll<HTMLAnchorElement>('a[href^=http]')) link.target = '_blank'
  for (const link of report.querySelectorAll('a[href^="#"]')) {
    link.setAttribute('href', `about:srcdoc${link.getAttribute('href')}`)
  }
  return `<!doctype html>${report.documentElement.outerHTML}`
}
