import type { Evidence } from '@findable/contracts/customer'
import classes from './after-delivery.module.css'

/** What was seen, and where. */
export const EvidenceList = ({ evidence }: { evidence: readonly Evidence[] }) => (
  <ul className={classes['evidence']}>
    {evidence.map(({ saw, url, quote }, index) => (
      <li key={index}>
        <p>{saw}</p>
        {quote && <blockquote>{quote}</blockquote>}
        {url && /^https?:/.test(url) && (
          <a href={url} target="_blank" rel="noopener noreferrer nofollow">
            {url.replace(/^https?:\/\//, '')}
          </a>
        )}
      </li>
    ))}
  </ul>
)
