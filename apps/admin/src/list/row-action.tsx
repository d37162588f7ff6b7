import { IconButton } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props {
  label: string
  onClick(): void
  disabled?: boolean
  /** Its icon. */
  children: ReactNode
}

/** Something to do with one row of a list. */
export function RowAction({ label, children, ...props }: Props) {
  return (
    <IconButton variant="ghost" size="sm" aria-label={label} title={label} {...props}>
      {children}
    </IconButton>
  )
}
