import { Button, ButtonLink } from '@findable/ui'
import type { Resource } from '../../content/library.ts'
import { Title } from '../../screens/title.tsx'
import classes from './resource-item.module.css'

const verbs = { guide: 'Read guide', template: 'Download PDF' } as const

export function ResourceItem({ resource, heading: Heading }: { resource: Resource; heading: 'h2' | 'h3' }) {
  const { kind, topic, title, about, to } = resource
  return (
    <li className={classes['item']}>
      <div>
        <p className={classes['topic']}>
          {kind === 'guide' ? 'Guide' : 'Template'} · {topic}
        </p>
        <Heading>
          <Title text={title} />
        </Heading>
        <p>{about}</p>
      </div>
      {to === null ? (
        <Button look="secondary" disabled>
          Coming soon<span className="visually-hidden">: {topic}</span>
        </Button>
      ) : (
        <ButtonLink look="secondary" to={to} {...(kind === 'template' && { reloadDocument: true, download: true })}>
          {verbs[kind]}
          <span className="visually-hidden">: {topic}</span>
        </ButtonLink>
      )}
    </li>
  )
}
