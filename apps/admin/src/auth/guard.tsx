import { Center, Spinner } from '@chakra-ui/react'
import { errorCodes } from '@findable/contracts/staff'
import { Button, Notice } from '@findable/ui'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useAdminAuth } from './admin-auth.tsx'

/** What the login shows to somebody who is sent there. */
export interface Sent {
  prompt: string
}
const sent: Sent = { prompt: errorCodes['not-signed-in'].text }

/** Shows its children to signed-in staff, and the login to anyone else. */
export function Guard({ children }: { children: ReactNode }) {
  const { admin, error, retry } = useAdminAuth()
  if (admin) return children
  if (admin === null) return <Navigate to="/login" state={sent} replace />
  if (error) {
    return (
      <main>
        <Notice title="We could not check your session" text="The server did not answer. You may still be signed in.">
          <Button onClick={retry}>Try again</Button>
        </Notice>
      </main>
    )
  }
  return (
    <Center as="main" minHeight="100vh" aria-busy="true">
      <Spinner size="lg" color="eucalypt" borderWidth="3px" />
      <p className="visually-hidden" role="status">
        Checking your session...
      </p>
    </Center>
  )
}
