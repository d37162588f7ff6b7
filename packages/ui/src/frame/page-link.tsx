import { Link, useMatches, type LinkProps, type UIMatch } from 'react-router-dom'

/** What a route's `handle` may say about leaving its page. */
export interface LeavingHandle {
  /** The page has a content security policy of its own: every way out of it loads a document. */
  ownDocument?: boolean
}

/** A link to another page of the app. To a page with `ownDocument` give it `reloadDocument`. */
export function PageLink(props: LinkProps) {
  const matches = useMatches() as UIMatch<unknown, LeavingHandle | undefined>[]
  const leaving = matches.some(({ handle }) => handle?.ownDocument)
  return <Link {...props} reloadDocument={props.reloadDocument || leaving} />
}
