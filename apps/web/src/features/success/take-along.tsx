import { buildRequest, endpoints, reportFileName, toDoPathOf, type BusinessReport } from '@findable/contracts/customer'
import { Button, PageLink, saveFile } from '@findable/ui'
import { repeated, toDoCalendar } from './to-do-calendar.ts'
import { toDoTable } from './to-do-table.ts'

/** The report in forms that other programs read. */
export function TakeAlong({ report }: { report: BusinessReport }) {
  const saveTable = async () =>
    saveFile(await toDoTable(report), reportFileName(report.businessWebsite, 'csv'), 'text/csv')
  const saveCalendar = async () =>
    saveFile(await toDoCalendar(report), reportFileName(report.businessWebsite, 'ics'), 'text/calendar')
  return (
    <div>
      <h3>Take it along</h3>
      {report.tips.length > 0 && (
        <p>
          <PageLink to={toDoPathOf(report.id)}>To-do list on paper</PageLink>
        </p>
      )}
      {report.tips.length > 0 && (
        <p>
          <Button look="plain" onClick={() => void saveTable()}>
            To-do list for a spreadsheet (CSV)
          </Button>
        </p>
      )}
      {repeated(report).length > 0 && (
        <p>
          <Button look="plain" onClick={() => void saveCalendar()}>
            Reminders for your calendar, for what is to be done again (ICS)
          </Button>
        </p>
      )}
      <p>
        <a href={buildRequest(endpoints.reportResult, { params: { id: report.id } }).path} download>
          Everything as data, for your web designer (JSON)
        </a>
      </p>
    </div>
  )
}
