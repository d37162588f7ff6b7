import { Button, PageLink } from '@findable/ui'
import { Notice } from '../screens/notice.tsx'

/** Shown in place of a page that did not load or broke down. */
export function PageFailed() {
  return (
    <Notice
      title="This page did not load"
      text="The connection may have dropped, or we made a mistake. What you entered is kept, and nothing was charged by this page."
    >
      <Button onClick={() => location.reload()}>Try again</Button>
      <PageLink to="/" reloadDocument>
        Go to the home page
      </PageLink>
    </Notice>
  )
}
