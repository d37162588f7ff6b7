import { buildRequest, endpoints, reportFileName, type BusinessReport } from '@findable/contracts/customer'
import { Button, saveFile } from '@findable/ui'
import { toDoTable } from './to-do-table.ts'

/** The report in forms that other programs read: a table of its to-dos, and the result as data. */
export function TakeAlong({ report }: { report: BusinessReport }) {
  const save = async () => {
    const name = reportFileName(report.businessWebsite, 'csv')
    saveFile(await toDoTable(report), name, 'text/csv')
  }
  return (
    <div>
      <h3>Take it along</h3>
      {report.tips.length > 0 && (
        <p>
          <Button look="plain" onClick={() => void save()}>
            To-do list for a spreadsheet (CSV)
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
