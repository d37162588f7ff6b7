import type { KeyboardEvent } from 'react'

/** Arrow up and down go to the same button or box in the neighbouring row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const row = (event.target as Element).closest('tr')
  const neighbour = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  if (!row || !neighbour) return
  const place = [...row.querySelectorAll('button, input')].indexOf(event.target as Element)
  event.preventDefault()
  const target = neighbour.querySelectorAll<HTMLElement>('button, input')[place]
  if (target && !target.hasAttribute('disabled')) target.focus()
  else neighbour.querySelector<HTMLElement>('[data-row]')?.focus()
}
