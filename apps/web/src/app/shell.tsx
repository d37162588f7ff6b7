import { Footer, Header, ToastRegion, type HeaderLink } from '@findable/ui'
import type { ReactNode } from 'react'
import { formId, goToForm } from '../order/go-to-form.ts'

const footerLinks = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms and Conditions', href: '/terms-and-conditions' },
  { label: 'Contact', href: '/contact' },
]

const headerLinks = (path: string): HeaderLink[] => [
  {
    label: 'Get My Report',
    href: `/#${formId}`,
    primary: true,
    ...(path === '/' && { onClick: goToForm }),
  },
  { label: 'Free Resources', href: '/resources' },
  { label: 'Contact', href: '/contact' },
  { label: 'Admin', href: '/admin' },
]

/** What every page has around it. */
export function Shell({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <Header links={headerLinks(path)} current={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer links={footerLinks} line="Plain-English visibility reports for small businesses in Australia." />
      <ToastRegion />
    </>
  )
}
