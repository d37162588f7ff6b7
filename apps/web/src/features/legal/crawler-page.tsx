import { PageLink } from '@findable/ui'
import { contactPath, crawlerToken, productName } from '@findable/contracts/customer'
import { LegalText } from './legal-text.tsx'

export default function CrawlerPage() {
  return (
    <LegalText
      title={`About ${crawlerToken}`}
      summary={`${crawlerToken} is the program that reads websites for ${productName}. It comes when somebody asks for a report or a free check, reads a small part of the website, and leaves.`}
    >
      <h2>What it does on your website</h2>
      <ul>
        <li>It reads public pages, a few at a time, for some seconds. It never comes on a schedule.</li>
        <li>It gives its name in every request: the user agent contains “{crawlerToken}”.</li>
        <li>
          Where a script builds the website, it asks once for a page that is not there, to see how the website answers.
        </li>
        <li>It logs in nowhere, sends no forms, and carries no cookies.</li>
        <li>It reads robots.txt each time, and keeps to it as described below.</li>
      </ul>
      <h2>Why it came</h2>
      <p>
        Most likely you, or somebody who works for you, asked for a report. Otherwise a business near you did: their
        report compares their home page with those of a few businesses of the same kind, and yours was one of them.
      </p>
      <h2>How to refuse it</h2>
      <p>Put these two lines into the file robots.txt of your website:</p>
      <pre>
        <code>{`User-agent: ${crawlerToken}\nDisallow: /`}</code>
      </pre>
      <p>
        From then on we no longer read your website for other businesses’ reports. When somebody asks for a report or a
        check on your website itself, we read its home page only. Rules for parts of a website work as well, and so do
        those for all programs, under <code>User-agent: *</code>. When a server fails to give us its robots.txt, we take
        that as a refusal; where there is no such file, nothing is refused.
      </p>
      <p>
        For anything else, <PageLink to={contactPath}>write to us</PageLink>: tell us the address of the website and
        when we came.
      </p>
    </LegalText>
  )
}
