import { stages as knownStages } from '@findable/contracts/customer'
import { Check, ListChecks, MapPin, MessagesSquare, ScanSearch, Search } from 'lucide-react'
import classes from './stage-board.module.css'

interface Props {
  /** 1 to 5; 0 before the first. */
  currentStage: number
  stageMessage: string
  percent: number
  /** Minutes; null when unknown. */
  minutesLeft: number | null
  stages?: readonly { id: number; name: string }[]
  /** What the progress is of. */
  label?: string
}

const icons = [ScanSearch, Search, MapPin, MessagesSquare, ListChecks]

/** The five stages of making a report, drawn as a workshop's board. */
export function StageBoard({
  currentStage,
  stageMessage,
  percent,
  minutesLeft,
  stages = knownStages,
  label = 'Progress of your report',
}: Props) {
  const Icon = icons[currentStage - 1] ?? ScanSearch
  return (
    <div className={classes['board']}>
      <div className={classes['now']}>
        <Icon size={44} strokeWidth={1.5} aria-hidden="true" className={classes['icon']} />
        <div>
          <p className={classes['count']}>
            {currentStage === 0 ? 'Not started yet' : `Stage ${currentStage} of ${stages.length}`}
          </p>
          <p className={classes['message']} role="status">
            {stageMessage}
          </p>
        </div>
        <p className={classes['percent']}>{percent}%</p>
      </div>
      <progress className={classes['bar']} max={100} value={percent} aria-label={label}>
        {percent}%
      </progress>
      {minutesLeft !== null && <p className={classes['left']}>{timeLeft(minutesLeft)}</p>}
      <ol className={classes['stages']}>
        {stages.map(({ id, name }) => (
          <li
            key={id}
            data-state={stateOf(id, currentStage, percent)}
            aria-current={id === currentStage ? 'step' : undefined}
          >
            <span className={classes['number']} aria-hidden="true">
              {stateOf(id, currentStage, percent) === 'done' ? <Check size={18} strokeWidth={3} /> : id}
            </span>
            {name}
            {stateOf(id, currentStage, percent) === 'done' && <span className="visually-hidden"> (done)</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}

const stateOf = (id: number, current: number, percent: number) =>
  id < current || percent === 100 ? 'done' : id === current ? 'now' : 'next'

function timeLeft(minutes: number): string {
  if (minutes < 1) return 'Less than a minute remaining'
  const whole = Math.ceil(minutes)
  return `About ${whole} ${whole === 1 ? 'minute' : 'minutes'} remaining`
}
