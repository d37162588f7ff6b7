import { Table } from '@chakra-ui/react'
import { endpoints, sortDirections, type CheckFigures, type SortDirection } from '@findable/contracts/staff'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { SortHeader } from '../../list/sort-header.tsx'
import { Reading } from '../../parts/reading.tsx'
import { RefreshButton } from '../../parts/refresh-button.tsx'
import rows from '../../parts/rows.module.css'
import classes from './figures.module.css'

const sorts = ['check', 'engine', 'rechecks', 'moved', 'objections', 'corrected', 'upheld', 'open'] as const
type Sort = (typeof sorts)[number]
type Row = CheckFigures[number]

const headers: Record<Sort, string> = {
  check: 'Check',
  engine: 'Engine',
  rechecks: 'Checked again',
  moved: 'Score went up',
  objections: 'Objections',
  corrected: 'Corrected',
  upheld: 'Upheld',
  open: 'Open',
}
const usual: Record<Sort, SortDirection> = {
  check: 'asc',
  engine: 'desc',
  rechecks: 'desc',
  moved: 'desc',
  objections: 'desc',
  corrected: 'desc',
  upheld: 'desc',
  open: 'desc',
}

/** Which advice works, and which findings are contested. */
export default function FiguresPage() {
  const query = useQuery({ queryKey: ['check-figures'], queryFn: () => api.call(endpoints.checkFigures), staleTime: 0 })
  return (
    <>
      <h1>Figures</h1>
      <p className="quiet">
        What customers check again and object to, by check and version of the engine. It shows which advice works, and
        where the engine may be wrong.
      </p>
      <div className={classes['toolbar']}>
        <RefreshButton busy={query.isFetching} onRefresh={() => void query.refetch()} />
      </div>
      <Reading query={query} what="figures">
        {(figures) =>
          figures.length === 0 ? (
            <p className={rows['none']} role="status">
              No customer has checked anything again or objected yet
            </p>
          ) : (
            <Figures figures={figures} />
          )
        }
      </Reading>
      <h2 className={classes['title']}>What the words mean</h2>
      <dl className={classes['words']}>
        <dt>Checked again</dt>
        <dd>A customer said “I have done this”, and the check was read again. Readings that failed do not count.</dd>
        <dt>Score went up</dt>
        <dd>How many of those found a better score of the check than before: the advice worked.</dd>
        <dt>Objections</dt>
        <dd>
          Customers who said that a finding, or the check, is not right. The engine version is the one that said it.
        </dd>
        <dt>Corrected, upheld, open</dt>
        <dd>
          How they ended: the report was wrong, the report was right, or there is no answer yet. Many corrections of one
          check mean that the engine has to learn something. The rest ended with a refund.
        </dd>
      </dl>
    </>
  )
}

function Figures({ figures }: { figures: CheckFigures }) {
  const [address, go] = useSearchParams()
  const sort = sorts.find((known) => known === address.get('sort')) ?? 'objections'
  const direction = sortDirections.find((known) => known === address.get('direction')) ?? usual[sort]
  const sign = direction === 'asc' ? 1 : -1
  return (
    <div className={classes['scroll']} tabIndex={0} role="region" aria-label="Figures, scrolls sideways">
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            {sorts.map((by) => (
              <SortHeader
                key={by}
                {...{ by, sort, direction, usual }}
                onSort={(chosen, way) => go({ sort: chosen, direction: way }, { replace: true })}
              >
                {headers[by]}
              </SortHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {figures
            .toSorted((a, b) => sign * compareBy[sort](a, b))
            .map((row) => (
              <Table.Row key={`${row.component} ${row.engineVersion}`}>
                <Table.Cell asChild>
                  <th scope="row">{row.title}</th>
                </Table.Cell>
                <Table.Cell>{row.engineVersion}</Table.Cell>
                <Table.Cell>{row.rechecks}</Table.Cell>
                <Table.Cell>{ofAll(row.moved, row.rechecks)}</Table.Cell>
                <Table.Cell>{row.objections}</Table.Cell>
                <Table.Cell>{ofAll(row.corrected, row.objections)}</Table.Cell>
                <Table.Cell>{ofAll(row.upheld, row.objections)}</Table.Cell>
                <Table.Cell>{row.open}</Table.Cell>
              </Table.Row>
            ))}
        </Table.Body>
      </Table.Root>
    </div>
  )
}

const byNumber = (of: (row: Row) => number) => (a: Row, b: Row) => of(a) - of(b) || b.title.localeCompare(a.title)
const compareBy: Record<Sort, (a: Row, b: Row) => number> = {
  check: (a, b) => a.title.localeCompare(b.title) || compareBy.engine(a, b),
  engine: (a, b) => a.engineVersion.localeCompare(b.engineVersion, 'en', { numeric: true }),
  rechecks: byNumber(({ rechecks }) => rechecks),
  moved: byNumber(({ moved }) => moved),
  objections: byNumber(({ objections }) => objections),
  corrected: byNumber(({ corrected }) => corrected),
  upheld: byNumber(({ upheld }) => upheld),
  open: byNumber(({ open }) => open),
}

/** "3 (60 %)"; without a share where there is nothing to share. */
const ofAll = (part: number, all: number): string => (all === 0 ? '0' : `${part} (${Math.round((100 * part) / all)} %)`)
