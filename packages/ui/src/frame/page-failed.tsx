import { useEffect } from 'react'
import { Button } from '../forms/button.tsx'
import { Notice } from './notice.tsx'
import { PageLink } from './page-link.tsx'

/**
 * Shown in place of a page that did not load or broke, and loads it again when a lost connection is back. `kept` says
 * what the visitor need not worry about.
 */
export function PageFailed({ kept }: { kept: string }) {
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <Notice title="This page did not load" text={`The connection may have dropped, or the mistake is ours. ${kept}`}>
      <Button onClick={reload}>Try again</Button>
      <PageLink to="/" reloadDocument>
        Go to the home page
      </PageLink>
    </Notice>
  )
}

const reload = () => location.reload()
