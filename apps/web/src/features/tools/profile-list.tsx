import { ConfidenceWord } from '@findable/ui'
import type { ReactNode } from 'react'
import classes from './profile-list.module.css'

interface Profile {
  platform: string
  url: string
  /** Percent. */
  confidence: number
  linked: boolean
  verified: boolean
  /** Known only of a profile that was looked at. */
  exists?: boolean | null
  reasoning: string
  verificationNotes: string
}

interface Props {
  profiles: readonly Profile[]
  /** Where we looked, and what that leaves out. */
  note?: string
  /** What to do when nothing was found. */
  children?: ReactNode
}

/** Social profiles, with how each was found and how sure we are of it. */
export function ProfileList({ profiles, note, children }: Props) {
  if (profiles.length === 0) {
    return (
      <div className={classes['none']}>
        <h3>No profiles found</h3>
        {note && <p>{note}</p>}
        {children && <p>{children}</p>}
      </div>
    )
  }
  return (
    <div className={classes['found']}>
      <ul className={classes['list']}>
        {profiles.map((profile) => (
          <li key={profile.url} className={classes['profile']}>
            <div>
              <h3>{profile.platform}</h3>
              <a href={profile.url} target="_blank" rel="noopener noreferrer nofollow">
                {profile.url.replace(/^https?:\/\/(?:www\.)?/, '')}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
              <p>{profile.reasoning}</p>
              <p className={classes['notes']}>{profile.verificationNotes}</p>
            </div>
            <div className={classes['marks']}>
              <ConfidenceWord percent={profile.confidence} />
              <span className={classes['how']} data-verified={profile.verified}>
                {howKnown(profile)}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {note && <p className="quiet">{note}</p>}
    </div>
  )
}

function howKnown({ linked, verified, exists }: Profile): string {
  if (verified) return exists === false ? 'Verified: it does not exist' : 'Verified'
  return linked ? 'Linked, not verified' : 'Named in the code, not verified'
}
