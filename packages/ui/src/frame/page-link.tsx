import { Link, useMatches, type LinkProps, type UIMatch } from 'react-router-dom'

/** What a route's `handle` may say about leaving its page. */
export interface LeavingHandle {
  /** The page has its own content security policy: every link out of it loads a new document. */
  ownDocument?: boolean
}

/** A link to another page of the app. A link to a page with `ownDocument` needs `reloadDocument`. */
export function PageLink(props: LinkProps) {
  const matches = useMatches() as UIMatch<unknown, LeavingHandle | undefined>[]
  const leaving = matches.some(({ handle }) => handle?.ownDocument)
  return <Link {...props} reloadDocument={props.reloadDocument || leaving} />
}
