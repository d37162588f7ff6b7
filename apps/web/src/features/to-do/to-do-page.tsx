import { Skeleton } from '@findable/ui'
import { toDoPageWords } from '../../content/after-delivery.ts'
import { Screen } from '../../screens/screen.tsx'

const load = () => import('./to-do-screen.tsx')

export default function ToDoPage() {
  return (
    <Screen
      load={load}
      skeleton={
        <div className="wrap section">
          <h1>{toDoPageWords.title}</h1>
          <Skeleton height={600} />
        </div>
      }
    />
  )
}
