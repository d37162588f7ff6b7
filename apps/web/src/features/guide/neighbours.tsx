import { guidePath, pillarIds, pillars } from '@findable/contracts/customer'
import { PageLink } from '@findable/ui'
import { cards } from '../../content/guides/cards.ts'
import classes from './neighbours.module.css'

/** The guides before and after this one, within its pillar. */
export function Neighbours({ id }: { id: string }) {
  const { title, components } = pillars[pillarIds.find((pillar) => pillars[pillar].components.includes(id))!]
  const place = components.indexOf(id)
  const [before, after] = [components[place - 1], components[place + 1]]
  return (
    <nav className={classes['neighbours']} aria-label={`More on ${title.toLowerCase()}`}>
      {before && (
        <PageLink to={guidePath(before)}>
          <span>Previous guide</span>
          {cards[before]!.topic}
        </PageLink>
      )}
      {after && (
        <PageLink to={guidePath(after)} className={classes['next']}>
          <span>Next guide</span>
          {cards[after]!.topic}
        </PageLink>
      )}
    </nav>
  )
}
