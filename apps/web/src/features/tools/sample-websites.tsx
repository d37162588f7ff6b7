import { endpoints } from '@findable/contracts/customer'
import { Button } from '@findable/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../api/client.ts'
import classes from './sample-websites.module.css'

/** Websites to try the tool on. Without any, the tool works just as well. */
export function SampleWebsites({ onPick }: { onPick(website: string): void }) {
  const { data } = useQuery({ queryKey: ['sample-websites'], queryFn: () => api.call(endpoints.sampleWebsites) })
  const label = useId()
  if (data?.websites.length === 0) return null
  return (
    <div className={classes['samples']} role="group" aria-labelledby={label}>
      <p id={label}>Or try one of these:</p>
      {data?.websites.map((website) => (
        <Button key={website} look="secondary" onClick={() => onPick(website)}>
          {website}
        </Button>
      ))}
    </div>
  )
}
