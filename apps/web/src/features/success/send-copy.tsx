import { chakra, Text } from '@chakra-ui/react'
import { ApiError } from '@findable/api-client'
import { emailSchema, endpoints } from '@findable/contracts/customer'
import { Button, Field, readStored, tryToStore } from '@findable/ui'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api } from '../../api/client.ts'
import { toasts } from '../../content/toasts.ts'

const askedFor = (id: string) => `copy-asked:${id}`

/** Offers to send the report to an address, when its order has none. */
export function SendCopy({ id, hint }: { id: string; hint: string }) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [askedBefore] = useState(() => readStored(askedFor(id)) !== null)
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (address: string) => api.call(endpoints.sendReportCopy, { params: { id }, body: { email: address } }),
    // The report itself does not record this: its order still has no address.
    onSuccess: () => tryToStore(askedFor(id), 'yes'),
    onError: (failure) =>
      setError(failure instanceof ApiError && failure.body ? failure.body.error : toasts.somethingWrong.message),
  })

  function send(event: FormEvent) {
    event.preventDefault()
    const parsed = emailSchema.safeParse(email)
    if (parsed.success) mutate(parsed.data)
    else setError(parsed.error.issues[0]!.message)
  }

  if (isSuccess || askedBefore)
    return <Text role="status">A copy is on its way to {email.trim() || 'the address you gave'}.</Text>
  return (
    <chakra.form onSubmit={send} noValidate display="grid" gap="4" marginBottom="4">
      <Field
        label="Send me a copy"
        hint={hint}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        readOnly={isPending}
        value={email}
        error={error}
        onChange={(event) => {
          setEmail(event.target.value)
          setError(null)
        }}
      />
      <div>
        <Button type="submit" look="secondary" busy={isPending}>
          {isPending ? 'Sending...' : 'Send the report'}
        </Button>
      </div>
    </chakra.form>
  )
}
