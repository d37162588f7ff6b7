import { stages } from '@findable/contracts/customer'
import { StageBoard } from '../../report/stage-board.tsx'
import { Screen } from '../../screens/screen.tsx'
import { ProgressFrame } from './progress-frame.tsx'

const load = () => import('./progress-screen.tsx')

export default function ProgressPage() {
  return (
    <Screen
      load={load}
      skeleton={
        <ProgressFrame>
          <StageBoard currentStage={1} stageMessage={stages[0].message} percent={0} minutesLeft={null} />
        </ProgressFrame>
      }
    />
  )
}
