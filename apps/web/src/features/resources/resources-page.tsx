import { pillarIds, pillars } from '@findable/contracts'
import { ButtonLink, PageLink } from '@findable/ui'
import classes from './resources.module.css'

/** What each part of the report is about, until its guides are there. */
const topics: Record<(typeof pillarIds)[number], string> = {
  searchPresence: 'Maps, the words customers search for, your own name, and being in the index at all.',
  websiteOptimization: 'Titles, headings, pictures, https, phones, structured data, content and links.',
  socialMediaPresence: 'Which platforms to be on, who follows you, and how often to post.',
  reviewsRating: 'Stars, how many, how recent, how you answer, and showing them on your site.',
  localSeo: 'Directories, the same name and address everywhere, suburbs, and your business profile.',
}

export default function ResourcesPage() {
  return (
    <section className={`wrap section ${classes['page']}`}>
      <h1>Free resources</h1>
      <p className="lead">
        We are writing a free guide for every check in the report: what it is, why it matters to people walking past,
        and three steps to fix it yourself. They will stand here as they are finished. This is what they cover.
      </p>
      <dl className={classes['topics']}>
        {pillarIds.map((id) => (
          <div key={id}>
            <dt>{pillars[id].title}</dt>
            <dd>{topics[id]}</dd>
            <dd className="quiet">{pillars[id].components.length} guides</dd>
          </div>
        ))}
      </dl>
      <p className="lead">
        Can’t wait? The report says which of them matter to your business, in order of effect. Or talk to us, free, for
        15 minutes.
      </p>
      <p className={classes['actions']}>
        <ButtonLink to="/#get-report">Get your $20 visibility report</ButtonLink>
        <PageLink to="/contact">Book your free consultation</PageLink>
      </p>
    </section>
  )
}
