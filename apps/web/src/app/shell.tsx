import { Footer, Header, ToastRegion, useArrival, type HeaderLink } from '@findable/ui'
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

/** The frame around every page. */
export function Shell() {
  const page = usePage()
  const main = useArrival(page)
  const loading = useNavigation().state === 'loading'
  return (
    <>
      <Header links={headerLinks(page.path)} loading={loading} />
      <main id="main" tabIndex={-1} ref={main} aria-busy={loading}>
        <Outlet />
      </main>
      <Footer links={footerLinks} line="Plain-English visibility reports for small businesses in Australia." />
      <ToastRegion />
      <ScrollRestoration />
    </>
  )
}
