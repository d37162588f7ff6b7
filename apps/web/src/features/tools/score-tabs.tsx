import { Tabs } from '@ark-ui/react/tabs'
import { guideBelow, type PillarScores } from '@findable/contracts/customer'
import { BandWord, ButtonLink, PillarBars } from '@findable/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../screens/use-hydrated.ts'
import classes from './score-tabs.module.css'

type Pillar = PillarScores['pillars'][number]
type Component = Pillar['components'][number]

/** Chakra's tabs without Chakra's styles, which would weigh more than the rest of the page. */
export function ScoreTabs({ pillars }: { pillars: readonly Pillar[] }) {
  const { hash } = useLocation()
  const tabInAddress = useHydrated() && hash === '#components' ? 'components' : 'pillars'
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <Tabs.Root value={chosen ?? tabInAddress} onValueChange={({ value }) => setChosen(value)} lazyMount>
      {/* Not on the links themselves: a tab ignores a click that is prevented already. */}
      <Tabs.List className={classes['list']} onClick={(event) => event.preventDefault()}>
        <Tab value="pillars">Pillar Summary</Tab>
        <Tab value="components">Component Details</Tab>
      </Tabs.List>
      <Tabs.Content value="pillars" className={classes['content']}>
        <div className={classes['summary']}>
          <PillarBars
            pillars={pillars.map((pillar) => ({ ...pillar, id: pillar.name, title: pillar.name }))}
            industryAverage={null}
          />
        </div>
      </Tabs.Content>
      <Tabs.Content value="components" className={classes['content']}>
        <div className={classes['details']}>
          {pillars.map((pillar) => (
            <section key={pillar.name} className={classes['pillar']}>
              <h3>{pillar.name}</h3>
              <ul>
                {pillar.components.map((component) => (
                  <ComponentRow key={component.name} component={component} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Tabs.Content>
    </Tabs.Root>
  )
}

/** A link: a tab chosen before its script has loaded is in the address when the script arrives. */
function Tab({ value, children }: { value: string; children: string }) {
  return (
    <Tabs.Trigger value={value} asChild>
      <a href={`#${value}`} type={undefined} className={classes['trigger']}>
        {children}
      </a>
    </Tabs.Trigger>
  )
}

function ComponentRow({ component: { name, score, maxScore, guideLink } }: { component: Component }) {
  const isWeak = score !== null && score < guideBelow * maxScore
  return (
    <li className={classes['component']}>
      <span className={classes['name']}>{name}</span>
      <BandWord score={score === null ? null : (score / maxScore) * 100} />
      <span className={classes['score']}>{score === null ? '' : `${score} of ${maxScore}`}</span>
      {isWeak && guideLink && (
        <ButtonLink
          look="secondary"
          className={classes['guide']}
          to={`/resources${guideLink.guideUrl}`}
          target="_blank"
          rel="noopener"
        >
          <span>
            Guide<span className="visually-hidden">: {guideLink.guideTitle} (opens in a new tab)</span>
          </span>
        </ButtonLink>
      )}
    </li>
  )
}
