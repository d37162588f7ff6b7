import { pillarScoresQuerySchema } from '@findable/contracts/customer'
import { Field } from '@findable/ui'
import { sampleScores } from '../../content/sample-scores.ts'
import { toolToasts } from '../../content/toasts.ts'
import { tools } from '../../content/tools.ts'
import { FoundScores } from './found-scores.tsx'
import { SampleScores } from './sample-scores.tsx'
import { ToolForm } from './tool-form.tsx'
import { ToolFrame } from './tool-frame.tsx'
import { useQuestion } from './use-question.ts'

const isSample = (name: string) => name.toLowerCase() === sampleScores.businessName.toLowerCase()

export default function ScoresPage() {
  const question = useQuestion(pillarScoresQuerySchema)
  const name = question.asked?.businessName ?? sampleScores.businessName
  return (
    <ToolFrame
      tool={tools.scores}
      points={<Points />}
      form={
        <ToolForm question={question} button="Search" refusal={toolToasts.searchTermRequired}>
          {(field) => (
            <Field
              label="Business name"
              hint={`The whole name, as in the report. ${sampleScores.businessName} is a sample.`}
              type="search"
              autoComplete="organization"
              maxLength={200}
              defaultValue={sampleScores.businessName}
              required
              {...field('businessName')}
            />
          )}
        </ToolForm>
      }
    >
      {isSample(name) ? <SampleScores /> : <FoundScores key={question.key} name={name} onRetry={question.askAgain} />}
    </ToolFrame>
  )
}

const Points = () => (
  <>
    <dt>Whose scores are here</dt>
    <dd>Businesses we have made a report on. Only the scores are shown, nothing else of the report.</dd>
    <dt>What the numbers mean</dt>
    <dd>0 to 100, from what we measured. A check we could not make counts for nothing, and says so.</dd>
  </>
)
