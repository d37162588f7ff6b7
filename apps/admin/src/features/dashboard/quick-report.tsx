import { industries, quickGoldStandardSchema } from '@findable/contracts/staff'
import { Field, SelectField, useCheckedForm } from '@findable/ui'
import { DialogFrame } from '../../details/dialog-frame.tsx'
import { useCreateGoldStandard } from '../../gold-standard/use-create-gold-standard.ts'
import { WebsiteField } from '../../gold-standard/website-field.tsx'
import { StaffForm } from '../../parts/staff-form.tsx'

/** The short way to a gold-standard report: a name will do where we know the business. */
export function QuickReport({ onClose }: { onClose(): void }) {
  const { field, submit } = useCheckedForm(quickGoldStandardSchema)
  const create = useCreateGoldStandard(onClose)
  return (
    <DialogFrame title="Quick Report" closeLabel="Close the quick report" onClose={onClose}>
      <StaffForm
        title="Quick Report"
        save={['Generate Report', 'Generating...']}
        busy={create.busy}
        problem={create.problem}
        onSubmit={submit((body) => create.act(body))}
      >
        <Field label="Business Name*" maxLength={200} required data-autofocus {...field('businessName')} />
        <WebsiteField
          label="Business Website (optional)"
          hint="Left empty, it is the website of our newest report on a business of this name."
          {...field('businessWebsite')}
        />
        <SelectField
          label="Industry (optional)"
          hint="Left empty, the audit detects it."
          none="Detect automatically"
          choices={industries}
          {...field('industry')}
        />
      </StaffForm>
    </DialogFrame>
  )
}
