import { Box } from '@chakra-ui/react'
import { endpoints } from '@findable/contracts/customer'
import { Button, Field, showToast } from '@findable/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { api } from '../../api/client.ts'
import { limitToast, toasts } from '../../content/toasts.ts'

interface Props {
  /** The code the server accepted; null when no code is in use. */
  applied: string | null
  onChange(code: string | null): void
  locked: boolean
}

/** A promo code, checked by the server: the page never contains a valid code that was not typed. */
export function PromoBox({ applied, onChange, locked }: Props) {
  const [code, setCode] = useState(applied ?? '')
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(applied)
  const check = useMutation({
    mutationFn: (typed: string) => api.call(endpoints.checkPromoCode, { body: { code: typed } }),
    onSuccess: ({ valid }, typed) => {
      if (valid) onChange(typed)
      else moveFocus(field.current, field.current)
      showToast(valid ? toasts.promoApplied : toasts.promoInvalid)
    },
    onError: (failure) => showToast(limitToast(failure) ?? toasts.somethingWrong),
  })
  const busy = check.isPending || locked

  // Moves the focus to the next step when the code is switched on or off.
  useEffect(() => {
    if (before.current === applied) return
    before.current = applied
    moveFocus(field.current, applied === null ? field.current : button.current)
  }, [applied])

  function apply() {
    const typed = code.trim()
    if (busy) return
    if (typed) return check.mutate(typed)
    showToast(toasts.promoInvalid)
    field.current?.focus()
  }

  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }

  return (
    <Box display="flex" flexWrap="wrap" alignItems="end" gap="3">
      <Box flex="1 1 11rem" minWidth="0">
        <Field
          label="Promo code"
          hint="If you have one. It makes the report free."
          name="promo-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          value={code}
          ref={field}
          disabled={applied !== null}
          readOnly={busy}
          onKeyDown={applyOnEnter}
          onChange={(event) => setCode(event.target.value)}
        />
      </Box>
      <Button look="secondary" ref={button} busy={busy} onClick={() => (applied === null ? apply() : onChange(null))}>
        {check.isPending ? 'Checking...' : applied === null ? 'Apply' : 'Change'}
      </Button>
    </Box>
  )
}

/** Does nothing if the person has gone on to another field. */
function moveFocus(field: HTMLInputElement | null, target: HTMLElement | null): void {
  const at = document.activeElement
  if (at === field || !at?.matches('input, iframe')) target?.focus()
}
