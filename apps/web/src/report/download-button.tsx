import { Button, showToast } from '@findable/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadReport } from './download-report.ts'

interface Props {
  id: string | null
  website: string
  /** Of a version beside the report. */
  version?: string | undefined
}

export function DownloadButton({ id, website, version }: Props) {
  const [downloading, setDownloading] = useState(false)

  async function download() {
    setDownloading(true)
    showToast(await downloadReport(id, website, version))
    setDownloading(false)
  }

  return (
    <Button busy={downloading} onClick={() => void download()}>
      <Download size={20} aria-hidden="true" />
      {downloading ? 'Downloading...' : 'Download Report'}
    </Button>
  )
}
