import { RatingGroup, Text } from '@chakra-ui/react'
import { endpoints, mostStars } from '@findable/contracts/customer'
import { showToast } from '@findable/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { toasts } from '../../content/toasts.ts'

/** Stars from 1 to 5, stored with the report. */
export function Rating({ id, rating }: { id: string; rating: number | null }) {
  const [kept, setKept] = useState(rating)
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (stars: number) => api.call(endpoints.rateReport, { params: { id }, body: { rating: stars } }),
    onSuccess: (_answer, stars) => setKept(stars),
    onError: () => showToast(toasts.somethingWrong),
  })
  // Shown at once, and taken back when it could not be stored.
  const value = isPending ? variables : kept

  return (
    <div>
      <RatingGroup.Root count={mostStars} value={value ?? 0} onValueChange={(change) => mutate(change.value)}>
        <RatingGroup.Label>How useful is this report?</RatingGroup.Label>
        <RatingGroup.HiddenInput />
        <RatingGroup.Control />
      </RatingGroup.Root>
      <Text role="status" color="quiet">
        {value === null ? '' : `You gave it ${value} of ${mostStars} stars.`}
      </Text>
    </div>
  )
}
