import { Fragment } from 'react'

/** A web address that breaks before a dot or a slash rather than inside a word. */
export function BreakableAddress({ address }: { address: string }) {
  return address.split(/(?=[./])/).map((part, index) => (
    // The parts of one address never change places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
