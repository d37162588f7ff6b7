import { ButtonLink, Notice, useArrival } from '@findable/ui'
import { usePage } from '../../app/page.ts'

export default function NotFoundPage() {
  const main = useArrival(usePage())
  return (
    <main ref={main} tabIndex={-1}>
      <Notice title="404 Page Not Found" text="There is no page at this address in the admin area.">
        <ButtonLink to="/dashboard">Go to the dashboard</ButtonLink>
      </Notice>
    </main>
  )
}
