import { endpoints } from '@findable/contracts/staff'
import { Button } from '@findable/ui'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { Reading } from '../../parts/reading.tsx'
import rows from '../../parts/rows.module.css'
import { AddMember } from './add-member.tsx'
import { GivenPassword, type Given } from './given-password.tsx'
import { Member } from './member.tsx'
import { staffKey } from './staff-key.ts'
import classes from './staff.module.css'

/** Who may sign in, and what they may do. */
export default function StaffPage() {
  const { mayChange } = useAdminAuth()
  const [adding, setAdding] = useState(false)
  const [given, setGiven] = useState<Given | null>(null)
  const query = useQuery({ queryKey: staffKey, queryFn: () => api.call(endpoints.staffMembers), staleTime: 0 })
  return (
    <>
      <div className={classes['head']}>
        <h1>Staff</h1>
        {mayChange && (
          <Button onClick={() => setAdding(true)}>
            <UserPlus size={16} aria-hidden="true" />
            Add a person
          </Button>
        )}
      </div>
      <p className="quiet">Who may sign in here, and what they may do. There is always at least one administrator.</p>
      <Reading query={query} what="staff">
        {(members) => (
          <ul className={rows['rows']} aria-label="Staff">
            {members.map((member) => (
              <Member key={member.id} member={member} onGiven={setGiven} />
            ))}
          </ul>
        )}
      </Reading>
      {adding && (
        <AddMember
          onClose={() => setAdding(false)}
          onAdded={(added) => {
            setAdding(false)
            setGiven(added)
          }}
        />
      )}
      {given && <GivenPassword {...given} onClose={() => setGiven(null)} />}
    </>
  )
}
