import { Text } from '@chakra-ui/react'
import { createGoldStandardSchema, industryChoices } from '@findable/contracts/staff'
import { ButtonLink, Field, SelectField, useCheckedForm } from '@findable/ui'
import { useNavigate } from 'react-router-dom'
import { useCreateGoldStandard } from '../../gold-standard/use-create-gold-standard.ts'
import { WebsiteField } from '../../gold-standard/website-field.tsx'
import { StaffForm } from '../../parts/staff-form.tsx'

export default function CreateReportPage() {
  const navigate = useNavigate()
  const { field, submit } = useCheckedForm(createGoldStandardSchema)
  const create = useCreateGoldStandard(() => navigate('/reports'))
  return (
    <>
      <h1>Create Gold Standard Report</h1>
      <Text color="quiet" marginTop="1" marginBottom="5">
        An audit of a business that others in its industry are measured against. It has no order, and nobody is mailed.
      </Text>
      <StaffForm
        title="Create Gold Standard Report"
        save={['Generate Report', 'Generating...']}
        busy={create.busy}
        problem={create.problem}
        beside={
          <ButtonLink to="/reports" look="secondary">
            Cancel
          </ButtonLink>
        }
        onSubmit={submit((body) => create.act(body))}
      >
        <Field label="Business Name*" maxLength={200} required {...field('businessName')} />
        <WebsiteField
          label="Business Website*"
          hint="Without http:// or https://, we add https://."
          required
          {...field('businessWebsite')}
        />
        <SelectField
          label="Industry*"
          hint="The report counts in the averages of this industry."
          none="Choose an industry"
          choices={industryChoices}
          required
          {...field('industry')}
        />
        <Field label="Location (optional)" maxLength={200} {...field('location')} />
        <Field
          multiline
          label="Additional Notes (optional)"
          hint="For staff only."
          rows={4}
          maxLength={5_000}
          {...field('notes')}
        />
        <p className="quiet">
          Generation may take several minutes. The report appears on the dashboard, under Gold Standard Reports.
        </p>
      </StaffForm>
    </>
  )
}
