import { consultationMinutes, guidePath } from '@findable/contracts'
import { ButtonLink, Notice, PageLink } from '@findable/ui'
import { usePage } from '../../app/page.ts'
import { guides } from '../../content/guides.ts'

/** Where a guide will stand: reports link to it from their first day. */
export default function GuidePage() {
  const { path } = usePage()
  const [, guide] = Object.entries(guides).find(([id]) => guidePath(id) === path)!
  return (
    <Notice
      title={guide.title}
      text={
        <>
          {guide.about} We are still writing this guide. Until it is here, your report’s to-do list says what to do
          first, and we are glad to explain the rest in a free {consultationMinutes}-minute chat.
        </>
      }
    >
      <ButtonLink to="/contact">Book Your Free Consultation</ButtonLink>
      <PageLink to="/resources">Back to Resources</PageLink>
      <PageLink to="/">Get your visibility report</PageLink>
    </Notice>
  )
}
