import { parseWebsite } from '@findable/contracts/staff'

/** A link to a website as its owner typed it, which may be without a scheme. */
export function WebsiteLink({ website }: { website: string }) {
  const parsed = parseWebsite(website)
  if ('problem' in parsed) return website
  return (
    <a href={parsed.url} target="_blank" rel="noreferrer">
      {website}
    </a>
  )
}
