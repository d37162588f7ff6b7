import { ButtonLink, Notice } from '@findable/ui'
import { usePage } from '../../app/page.ts'
import { tools } from '../../content/tools.ts'

/** A public tool that has an address and an endpoint, but no screen yet. */
export default function ToolPage() {
  const { path } = usePage()
  return (
    <Notice
      title={tools.find((tool) => tool.path === path)!.title}
      text="This tool is not open yet. Nothing you could enter here would be checked, so there is nothing to fill in."
    >
      <ButtonLink to="/">Go to the home page</ButtonLink>
    </Notice>
  )
}
