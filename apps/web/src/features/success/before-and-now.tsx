import classes from './before-and-now.module.css'

interface Row {
  id: string
  title: string
  before: number | null
  now: number | null
}

interface Props {
  /** What the scores are of. */
  caption: string
  rows: readonly Row[]
}

/** Scores of two readings beside each other, and by how much each moved. */
export const BeforeAndNow = ({ caption, rows }: Props) => (
  <table className={classes['scores']}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <td />
        <th scope="col">Before</th>
        <th scope="col">Now</th>
        <th scope="col">Change</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, title, before, now }) => (
        <tr key={id}>
          <th scope="row">{title}</th>
          <td>{before ?? '–'}</td>
          <td>
            <b>{now ?? '–'}</b>
          </td>
          <td>{movedBy(before, now)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** "+4", "−3", or a dash where there is nothing to compare. */
function movedBy(before: number | null, now: number | null): string {
  if (before === null || now === null) return '–'
  if (before === now) return '0'
  return now > before ? `+${now - before}` : `−${before - now}`
}
