import { PageLink } from '@findable/ui'
import type { Card } from '../../content/guides/cards.ts'
import { Title } from '../../screens/title.tsx'
import classes from './guide-head.module.css'

/** The way back, badge, title and subtitle: in a bar, or centred at the top of the page. */
export function GuideHead({ card, style }: { card: Card; style: 'bar' | 'centred' }) {
  return (
    <header className={`${classes['head']} ${classes[style]}`}>
      <div className="wrap">
        <PageLink to="/resources" className={classes['back']}>
          Back to Resources
        </PageLink>
        <p className={classes['kind']}>
          <span className={classes['badge']}>GUIDE</span> {card.topic}
        </p>
        <h1>
          <Title text={card.title} />
        </h1>
        <p className="lead">{card.about}</p>
      </div>
    </header>
  )
}
