import type { KeyboardEvent } from 'react'

const stops = 'a, button, input'

/** Arrow up and down go to the same link, button or box in the neighbouring row of a table or list. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const row = (event.target as Element).closest('tr, li')
  const neighbour = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  if (!row || !neighbour) return
  const place = [...row.querySelectorAll(stops)].indexOf(event.target as Element)
  event.preventDefault()
  const target = neighbour.querySelectorAll<HTMLElement>(stops)[place]
  if (target && !target.hasAttribute('disabled')) target.focus()
  else neighbour.querySelector<HTMLElement>('[data-row]')?.focus()
}
