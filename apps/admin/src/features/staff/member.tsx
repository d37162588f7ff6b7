import { NativeSelect } from '@chakra-ui/react'
import { endpoints, staffRoles, type StaffMember, type StaffRole } from '@findable/contracts/staff'
import { Button } from '@findable/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { currentAdmin } from '../../auth/admin-session.ts'
import { formatDate } from '../../content/dates.ts'
import { roleTexts } from '../../content/roles.ts'
import { toasts } from '../../content/toasts.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import type { Given } from './given-password.tsx'
import { staffKey } from './staff-key.ts'
import classes from './staff.module.css'

type Question = { ask: 'role'; role: StaffRole } | { ask: 'password' | 'sessions' | 'second-factor' }

/** One person, with what an administrator may do about them. */
export function Member({ member, onGiven }: { member: StaffMember; onGiven(given: Given): void }) {
  const { id, username, email, role, lastLogin, secondFactor } = member
  const { admin, mayChange } = useAdminAuth()
  const isSelf = admin?.username === username
  const [question, setQuestion] = useState<Question | null>(null)
  const close = () => setQuestion(null)
  return (
    <li className={classes['member']} aria-label={username}>
      <div className={classes['who']}>
        <b>{username}</b> {isSelf && <span className="quiet">(you)</span>}
        <p className="quiet">{email}</p>
      </div>
      <div className="quiet">
        <p>{lastLogin ? `Last signed in ${formatDate(lastLogin)}` : 'Never signed in'}</p>
        <p>{secondFactor ? 'Password and second factor' : 'Password alone'}</p>
      </div>
      {mayChange ? (
        <NativeSelect.Root className={classes['role']}>
          <NativeSelect.Field
            aria-label={`Role of ${username}`}
            value={role}
            onChange={({ target }) => setQuestion({ ask: 'role', role: target.value as StaffRole })}
          >
            {staffRoles.map((each) => (
              <option key={each} value={each}>
                {roleTexts[each].name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      ) : (
        <p>{roleTexts[role].name}</p>
      )}
      {mayChange && !isSelf && role !== 'none' && (
        <div className={classes['acts']}>
          <Button look="secondary" onClick={() => setQuestion({ ask: 'sessions' })}>
            End sessions<span className="visually-hidden"> of {username}</span>
          </Button>
          <Button look="secondary" onClick={() => setQuestion({ ask: 'password' })}>
            New password<span className="visually-hidden"> for {username}</span>
          </Button>
          {secondFactor && (
            <Button look="secondary" onClick={() => setQuestion({ ask: 'second-factor' })}>
              Switch off second factor<span className="visually-hidden"> of {username}</span>
            </Button>
          )}
        </div>
      )}
      {question?.ask === 'role' && <ChangeRole member={member} role={question.role} isSelf={isSelf} onClose={close} />}
      {question?.ask === 'password' && <NewPassword id={id} username={username} onGiven={onGiven} onClose={close} />}
      {question?.ask === 'sessions' && <EndSessions id={id} username={username} onClose={close} />}
      {question?.ask === 'second-factor' && <RemoveSecondFactor id={id} username={username} onClose={close} />}
    </li>
  )
}

interface ChangeRoleProps {
  member: StaffMember
  role: StaffRole
  isSelf: boolean
  onClose(): void
}

function ChangeRole({ member: { id, username }, role, isSelf, onClose }: ChangeRoleProps) {
  const queries = useQueryClient()
  const { name, may } = roleTexts[role]
  const change = useAction({
    act: async () => {
      await api.call(endpoints.changeRole, { params: { id }, body: { role } })
      await Promise.all([
        queries.invalidateQueries({ queryKey: staffKey }),
        isSelf && queries.invalidateQueries(currentAdmin),
      ])
    },
    done: () => {
      onClose()
      return toasts.roleChanged(username, name)
    },
    failed: toasts.roleChangeFailed,
  })
  return (
    <ActDialog
      title={`Change the role of ${username}?`}
      act={[`Change to ${name}`, 'Changing...']}
      busy={change.busy}
      problem={change.problem}
      onAct={() => change.act()}
      onClose={onClose}
    >
      <p>
        From now on {isSelf ? 'you' : username} {may}. This holds at once, also where {isSelf ? 'you are' : 'they are'}{' '}
        signed in.
      </p>
      {isSelf && <p>You will need another administrator to change it back.</p>}
    </ActDialog>
  )
}

interface OtherProps {
  id: string
  username: string
  onClose(): void
}

function NewPassword({ id, username, onGiven, onClose }: OtherProps & { onGiven(given: Given): void }) {
  const give = useAction({
    act: () => api.call(endpoints.givePassword, { params: { id } }),
    done: ({ password }) => {
      onClose()
      onGiven({ username, password })
      return toasts.passwordGiven(username)
    },
    failed: toasts.passwordGiveFailed,
  })
  return (
    <ActDialog
      title={`Give ${username} a new password?`}
      act={['Give a new password', 'Giving...']}
      busy={give.busy}
      problem={give.problem}
      onAct={() => give.act()}
      onClose={onClose}
    >
      <ul>
        <li>The old password stops working, and every session of {username} ends.</li>
        <li>You see the new password once, and pass it on.</li>
      </ul>
    </ActDialog>
  )
}

function EndSessions({ id, username, onClose }: OtherProps) {
  const end = useAction({
    act: () => api.call(endpoints.endSessions, { params: { id } }),
    done: () => {
      onClose()
      return toasts.sessionsEnded(username)
    },
    failed: toasts.sessionsEndFailed,
  })
  return (
    <ActDialog
      title={`End all sessions of ${username}?`}
      act={['End sessions', 'Ending...']}
      busy={end.busy}
      problem={end.problem}
      onAct={() => end.act()}
      onClose={onClose}
    >
      <p>Everywhere {username} is signed in, they have to sign in again. What they have typed and not saved is lost.</p>
    </ActDialog>
  )
}

function RemoveSecondFactor({ id, username, onClose }: OtherProps) {
  const queries = useQueryClient()
  const remove = useAction({
    act: async () => {
      await api.call(endpoints.removeSecondFactor, { params: { id } })
      await queries.invalidateQueries({ queryKey: staffKey })
    },
    done: () => {
      onClose()
      return toasts.secondFactorRemoved(username)
    },
    failed: toasts.secondFactorRemoveFailed,
  })
  return (
    <ActDialog
      title={`Switch off the second factor of ${username}?`}
      act={['Switch it off', 'Switching off...']}
      busy={remove.busy}
      problem={remove.problem}
      onAct={() => remove.act()}
      onClose={onClose}
    >
      <p>For somebody who lost their phone and their recovery codes. Make sure that it is {username} who asks you.</p>
      <ul>
        <li>Their password alone logs them in, until they switch a second factor on again.</li>
        <li>Every session of {username} ends.</li>
      </ul>
    </ActDialog>
  )
}
