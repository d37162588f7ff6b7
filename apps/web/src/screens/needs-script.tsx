/**
 * The text shown on a page that does nothing without scripts when they are switched off. `what` is the page's subject.
 */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className="needs-script" role="note">
        <b>{what} needs JavaScript.</b> Please switch it on in your browser and load this page again, or open it on
        another device.
      </p>
    </noscript>
  )
}
