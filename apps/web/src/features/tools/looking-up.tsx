import { Skeleton } from '@findable/ui'

/** The outline of an answer that comes from what we hold, in a moment. */
export function LookingUp({ text }: { text: string }) {
  return (
    <>
      <p role="status">{text}</p>
      <br />
      <Skeleton height={280} />
    </>
  )
}
