import { ButtonLink, Notice } from '@findable/ui'

export default function NotFoundPage() {
  return (
    <Notice
      title="404 Page Not Found"
      text="There is no page at this address. The link may be old, or a letter may be missing."
    >
      <ButtonLink to="/">Go to the home page</ButtonLink>
    </Notice>
  )
}
