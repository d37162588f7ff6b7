import { ButtonLink, Notice } from '@findable/ui'
import { usePage } from '../../app/page.ts'

/** Public tools that have an address and a call, and no screen yet. */
const titles: Record<string, string> = {
  '/scores': 'Business Score Visualization',
  '/enhanced-report': 'Enhanced Technical Report',
  '/social-profiles': 'Social Media Profile Finder',
  '/detailed-search': 'Detailed Business Search Analysis',
  '/enhanced-social-test': 'Social Media Profile Search',
  '/industry-test': 'Industry Detection Test',
}

export default function ToolPage() {
  const { path } = usePage()
  return (
    <Notice
      title={titles[path] ?? path}
      text="This tool is not open yet. Nothing you could enter here would be checked, so there is nothing to fill in."
    >
      <ButtonLink to="/">Go to the home page</ButtonLink>
    </Notice>
  )
}
