import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Sends a POST when the screen opens, and again when the variables change. The call must be safe to repeat. */
export function usePostOnArrival<Variables, Answer>(
  post: (variables: Variables) => Promise<Answer>,
  variables: Variables,
) {
  const { mutate, ...state } = useMutation({ mutationFn: post })
  useEffect(() => mutate(variables), [mutate, variables])
  return state
}
