import { showToast, type Toast } from '@findable/ui'
import { useMutation } from '@tanstack/react-query'

interface Action<Body, Result> {
  act(body: Body): Promise<Result>
  done(result: Result, body: Body): Toast
  failed(failure: unknown): Toast
}

/** Something staff do: a toast says how it went. `problem` says why the last attempt failed. */
export function useAction<Result, Body = void>({ act, done, failed }: Action<Body, Result>) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    onSuccess: (result, body) => showToast(done(result, body)),
    onError: (failure) => showToast(failed(failure)),
  })
  return { act: mutate, busy: isPending, problem: error && failed(error).message }
}
