import { RatingGroup, Text } from '@chakra-ui/react'
import { endpoints, mostStars } from '@findable/contracts/customer'
import { showToast } from '@findable/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { toasts } from '../../content/toasts.ts'

/** Stars from 1 to 5, stored with the report. */
export function Rating({ id, rating }: { id: string; rating: number | null }) {
  // Of our own, as the mutation says a moment after the click that it runs, and the stars would go and come back.
  const [shown, setShown] = useState(rating)
  const { mutate } = useMutation({
    mutationFn: (stars: number) => api.call(endpoints.rateReport, { params: { id }, body: { rating: stars } }),
    onMutate: () => shown,
    onError: (_error, _stars, before) => {
      setShown(before ?? null)
      showToast(toasts.somethingWrong)
    },
  })
  const rate = (stars: number) => {
    setShown(stars)
    mutate(stars)
  }

  return (
    <div>
      <RatingGroup.Root count={mostStars} value={shown ?? 0} onValueChange={({ value }) => rate(value)}>
        <RatingGroup.Label>How useful is this report?</RatingGroup.Label>
        <RatingGroup.HiddenInput />
        <RatingGroup.Control />
      </RatingGroup.Root>
      <Text role="status" color="quiet">
        {shown === null ? '' : `You gave it ${shown} of ${mostStars} stars.`}
      </Text>
    </div>
  )
}
