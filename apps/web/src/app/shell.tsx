import { Footer, Header, ToastRegion, type HeaderLink } from '@findable/ui'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { formId, goToForm } from '../order/go-to-form.ts'
import { usePage } from './page.ts'

const footerLinks = [
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Terms and Conditions', to: '/terms-and-conditions' },
  { label: 'Contact', to: '/contact' },
]

const headerLinks = (path: string): HeaderLink[] => [
  {
    label: 'Get My Report',
    to: `/#${formId}`,
    primary: true,
    ...(path === '/' && { onClick: goToForm }),
  },
  { label: 'Free Resources', to: '/resources' },
  { label: 'Contact', to: '/contact' },
  { label: 'Admin', to: '/admin', reloadDocument: true },
]

/** What every page has around it. */
export function Shell() {
  const { path } = usePage()
  const loading = useNavigation().state === 'loading'
  const main = useArrival()
  return (
    <>
      <Header links={headerLinks(path)} loading={loading} />
      <main id="main" tabIndex={-1} ref={main} aria-busy={loading}>
        <Outlet />
      </main>
      <Footer links={footerLinks} line="Plain-English visibility reports for small businesses in Australia." />
      <ToastRegion />
      <ScrollRestoration />
    </>
  )
}

/** What a new document does by itself when a page follows another: a new head, and the keyboard at its beginning. */
function useArrival() {
  const page = usePage()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    document.title = page.title
    document.querySelector('meta[name=description]')?.setAttribute('content', page.description)
    main.current?.focus({ preventScroll: true })
  }, [page])
  return main
}
