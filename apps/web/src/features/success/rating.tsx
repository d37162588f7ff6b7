import { RatingGroup, Text } from '@chakra-ui/react'
import { endpoints, ratingScale } from '@findable/contracts'
import { showToast } from '@findable/ui'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { toasts } from '../../content/toasts.ts'

/** Stars from 1 to 5, kept with the report. */
export function Rating({ id, rating }: { id: string; rating: number | null }) {
  const [value, setValue] = useState(rating)

  async function rate(stars: number) {
    const before = value
    setValue(stars)
    try {
      await api.call(endpoints.rateReport, { params: { id }, body: { rating: stars } })
    } catch {
      setValue(before)
      showToast(toasts.somethingWrong)
    }
  }

  return (
    <div>
      <RatingGroup.Root
        count={ratingScale.length}
        value={value ?? 0}
        onValueChange={(change) => void rate(change.value)}
      >
        <RatingGroup.Label>How useful is this report?</RatingGroup.Label>
        <RatingGroup.HiddenInput />
        <RatingGroup.Control />
      </RatingGroup.Root>
      <Text role="status" color="quiet">
        {value === null ? '' : `You gave it ${value} of ${ratingScale.length} stars.`}
      </Text>
    </div>
  )
}
