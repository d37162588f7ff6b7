import { stages } from '@findable/contracts/customer'
import { StageBoard } from '../../report/stage-board.tsx'
import { Screen } from '../../screens/screen.tsx'
import { SuccessFrame } from './success-frame.tsx'

const load = () => import('./success-screen.tsx')

export default function SuccessPage() {
  return (
    <Screen
      load={load}
      skeleton={
        <SuccessFrame title="Thank you" lead="One moment: we are looking your report up.">
          <StageBoard currentStage={1} stageMessage={stages[0].message} percent={0} minutesLeft={null} />
        </SuccessFrame>
      }
    />
  )
}
