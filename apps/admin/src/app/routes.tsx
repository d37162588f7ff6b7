import { productName } from '@findable/contracts/staff'
import { PageFailed } from '@findable/ui'
import type { ComponentType } from 'react'
import { Outlet, type RouteObject } from 'react-router-dom'
import { AdminAuthProvider } from '../auth/admin-auth.tsx'
import { Guard } from '../auth/guard.tsx'
import type { Page } from './page.ts'
import { Shell } from './shell.tsx'

function screen(
  paths: readonly string[],
  handle: Page,
  load: () => Promise<{ default: ComponentType }>,
): RouteObject[] {
  return paths.map((path) => ({ path, handle, lazy: async () => ({ Component: (await load()).default }) }))
}

const named = (title: string) => `${title} | ${productName} Admin`

const screens = [
  ...screen(
    ['/dashboard', '/'],
    {
      button: 'Dashboard',
      title: named('Dashboard'),
      description: 'Gold standard reports, client reports and industries at a glance.',
    },
    () => import('../features/dashboard/dashboard-page.tsx'),
  ),
  ...screen(
    ['/reports'],
    {
      button: 'Reports',
      title: named('Reports Management'),
      description: 'Business reports: search, view, edit, download and delete.',
    },
    () => import('../features/reports/reports-page.tsx'),
  ),
  ...screen(
    ['/create-report'],
    {
      button: 'Create Report',
      title: named('Create Gold Standard Report'),
      description: 'A reference report on any business website.',
    },
    () => import('../features/create-report/create-report-page.tsx'),
  ),
  ...screen(
    ['/settings'],
    {
      button: 'Settings',
      title: named('Admin Settings'),
      description: 'Your account and password, email delivery and the application.',
    },
    () => import('../features/settings/settings-page.tsx'),
  ),
  ...screen(
    ['/orders'],
    {
      button: 'Orders',
      title: named('Orders'),
      description: 'Orders by reference, email, website or business.',
    },
    () => import('../features/orders/orders-page.tsx'),
  ),
  ...screen(
    ['/orders/:reference'],
    {
      button: 'Orders',
      title: named('Order'),
      description: 'Payment, report, refund and mail of one order.',
    },
    () => import('../features/orders/order-page.tsx'),
  ),
  ...screen(
    ['/objections'],
    {
      button: 'Objections',
      title: named('Objections'),
      description: 'What customers say is not right in their reports, and our answers.',
    },
    () => import('../features/objections/objections-page.tsx'),
  ),
  ...screen(
    ['/figures'],
    {
      button: 'Figures',
      title: named('Figures'),
      description: 'Which advice works, and which findings are contested.',
    },
    () => import('../features/figures/figures-page.tsx'),
  ),
  ...screen(
    ['/mail'],
    { button: 'Mail', title: named('Mail'), description: 'Mails that wait or failed.' },
    () => import('../features/mails/mails-page.tsx'),
  ),
  ...screen(
    ['/messages'],
    { button: 'Messages', title: named('Messages'), description: 'Messages of the contact form, and answers to them.' },
    () => import('../features/messages/messages-page.tsx'),
  ),
  ...screen(
    ['/health'],
    { button: 'Health', title: named('Health'), description: 'Which services work, and what needs a look.' },
    () => import('../features/health/health-page.tsx'),
  ),
  ...screen(
    ['/staff'],
    {
      button: 'Staff',
      title: named('Staff'),
      description: 'Who may sign in, and what they may do.',
    },
    () => import('../features/staff/staff-page.tsx'),
  ),
  ...screen(
    ['/audit-log'],
    { button: 'Audit Log', title: named('Audit Log'), description: 'What staff changed, from what to what.' },
    () => import('../features/audit-log/audit-log-page.tsx'),
  ),
]

const errorElement = <PageFailed kept="What was saved before is safe." />

export const routes: RouteObject[] = [
  {
    element: (
      <AdminAuthProvider>
        <Outlet />
      </AdminAuthProvider>
    ),
    errorElement,
    children: [
      ...screen(
        ['/login'],
        { title: named('Login'), description: 'Admin access is restricted to authorised personnel.' },
        () => import('../features/login/login-page.tsx'),
      ),
      ...screen(
        ['/forgot-password'],
        { title: named('Forgotten Password'), description: 'A link to set a new password, by mail.' },
        () => import('../features/login/forgot-password-page.tsx'),
      ),
      ...screen(
        ['/new-password'],
        { title: named('New Password'), description: 'Set a new password.' },
        () => import('../features/login/new-password-page.tsx'),
      ),
      {
        element: (
          <Guard>
            <Shell />
          </Guard>
        ),
        errorElement,
        children: [{ errorElement, children: screens }],
      },
      ...screen(
        ['*'],
        { title: named('404 Page Not Found'), description: 'There is no page at this address.' },
        () => import('../features/not-found/not-found-page.tsx'),
      ),
    ],
  },
]
