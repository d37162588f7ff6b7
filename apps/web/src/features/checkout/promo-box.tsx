import { Box } from '@chakra-ui/react'
import { endpoints } from '@findable/contracts'
import { Button, Field, showToast } from '@findable/ui'
import { useState, type KeyboardEvent } from 'react'
import { api } from '../../api/client.ts'
import { toasts } from '../../content/toasts.ts'

interface Props {
  /** The code the server accepted; null while promo is off. */
  applied: string | null
  onChange(code: string | null): void
  locked: boolean
}

/** A promo code, checked by the server: the page never holds a valid one that was not typed. */
export function PromoBox({ applied, onChange, locked }: Props) {
  const [code, setCode] = useState(applied ?? '')
  const [checking, setChecking] = useState(false)

  async function apply() {
    const typed = code.trim()
    if (typed === '') return showToast(toasts.promoInvalid)
    setChecking(true)
    try {
      const { valid } = await api.call(endpoints.checkPromoCode, { body: { code: typed } })
      if (valid) onChange(typed)
      showToast(valid ? toasts.promoApplied : toasts.promoInvalid)
    } catch {
      showToast(toasts.somethingWrong)
    } finally {
      setChecking(false)
    }
  }

  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void apply()
  }

  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr) auto" alignItems="end" gap="3">
      <Field
        label="Promo code"
        hint="If you have one. It makes the report free."
        name="promo-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        value={code}
        disabled={applied !== null || checking || locked}
        onKeyDown={applyOnEnter}
        onChange={(event) => setCode(event.target.value)}
      />
      {applied === null ? (
        <Button look="secondary" disabled={checking || locked} onClick={() => void apply()}>
          {checking ? 'Checking...' : 'Apply'}
        </Button>
      ) : (
        <Button look="secondary" disabled={locked} onClick={() => onChange(null)}>
          Change
        </Button>
      )}
    </Box>
  )
}
