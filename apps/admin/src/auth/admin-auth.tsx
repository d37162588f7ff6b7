import { endpoints, type Admin } from '@findable/contracts/staff'
import { showToast } from '@findable/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../api/client.ts'
import { toasts } from '../content/toasts.ts'
import { currentAdmin } from './admin-session.ts'

interface AdminAuth {
  /** Null when signed out; undefined until that is known. */
  admin: Admin | null | undefined
  /** Whether they may do more than look. The server decides; this leaves out what it would refuse. */
  mayChange: boolean
  /** Why the signed-in user could not be determined. */
  error: Error | null
  /** Asks again who is signed in. */
  retry(): void
  logout(): void
}

const AdminAuthContext = createContext<AdminAuth | null>(null)

/** Tells everything inside it who is signed in. */
export function AdminAuthProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data: admin, error, refetch } = useQuery(currentAdmin)
  const { mutate: logout } = useMutation({
    mutationFn: () => api.call(endpoints.logout),
    onSuccess: async () => {
      queries.setQueryData(currentAdmin.queryKey, null)
      // What this person read must not stay for the next one.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey !== currentAdmin.queryKey })
      showToast(toasts.loggedOut)
      await navigate('/login')
    },
    onError: (failure) => showToast(toasts.logoutFailed(failure)),
  })
  const mayChange = admin?.role === 'admin'
  return (
    <AdminAuthContext value={{ admin, mayChange, error, retry: () => void refetch(), logout }}>
      {children}
    </AdminAuthContext>
  )
}

export function useAdminAuth(): AdminAuth {
  const auth = useContext(AdminAuthContext)
  if (!auth) throw new Error('useAdminAuth must be used within an AdminAuthProvider')
  return auth
}
