import { ApiError, endpoints, productName, type Admin } from '@findable/contracts'
import { Button, showToast } from '@findable/ui'
import { useEffect, useState } from 'react'
import { api } from '../api.ts'
import { LoginPage } from '../features/login/login-page.tsx'

/** Who is signed in decides what is behind the door: `undefined` until the first check is done. */
export function Entrance() {
  const [admin, setAdmin] = useState<Admin | null | undefined>(undefined)

  useEffect(() => {
    api.call(endpoints.me).then(setAdmin, (error: unknown) => {
      setAdmin(null)
      if (!(error instanceof ApiError && error.status === 401)) {
        showToast({ kind: 'error', title: 'Error', message: 'Something went wrong. Please try again.' })
      }
    })
  }, [])

  if (admin === undefined) {
    return (
      <main className="page" aria-busy="true">
        <p role="status">Checking your session...</p>
      </main>
    )
  }
  return admin ? <SignedIn admin={admin} onLogout={() => setAdmin(null)} /> : <LoginPage onLogin={setAdmin} />
}

/** The back-office's screens are not open yet; this says so instead of showing empty ones. */
function SignedIn({ admin, onLogout }: { admin: Admin; onLogout(): void }) {
  async function logout() {
    try {
      await api.call(endpoints.logout)
      onLogout()
      showToast({ kind: 'success', title: 'Logged out', message: 'You have been logged out successfully' })
    } catch (error) {
      showToast({ kind: 'error', title: 'Logout failed', message: error instanceof Error ? error.message : '' })
    }
  }
  return (
    <main className="page">
      <h1>{productName} Admin</h1>
      <p>You are signed in as {admin.username}. Reports and settings are not open here yet.</p>
      <p>
        <Button onClick={() => void logout()}>Logout</Button>
      </p>
      <a href="/">Return to Main Site</a>
    </main>
  )
}
