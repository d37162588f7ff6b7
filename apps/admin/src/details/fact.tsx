import type { ReactNode } from 'react'

/** A named fact in a list of facts, with the measured value where it differs from the one shown. */
export function Fact({ name, was, children }: { name: string; was?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {was !== undefined && <span className="quiet"> (measured: {was})</span>}
      </dd>
    </div>
  )
}
