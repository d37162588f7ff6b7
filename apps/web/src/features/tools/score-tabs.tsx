import { ChakraProvider, Tabs } from '@chakra-ui/react'
import { guideBelow, type PillarScores } from '@findable/contracts/customer'
import { BandWord, ButtonLink, PillarBars } from '@findable/ui'
import { system } from '@findable/ui/chakra'
import classes from './scores.module.css'

type Pillar = PillarScores['pillars'][number]
type Component = Pillar['components'][number]

export default function ScoreTabs({ pillars }: { pillars: readonly Pillar[] }) {
  return (
    <ChakraProvider value={system}>
      <Tabs.Root defaultValue="pillars">
        <Tabs.List>
          <Tabs.Trigger value="pillars">Pillar Summary</Tabs.Trigger>
          <Tabs.Trigger value="components">Component Details</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="pillars">
          <div className={classes['summary']}>
            <PillarBars
              pillars={pillars.map((pillar) => ({ ...pillar, id: pillar.name, title: pillar.name }))}
              industryAverage={null}
            />
          </div>
        </Tabs.Content>
        <Tabs.Content value="components">
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
    </ChakraProvider>
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
