import { checkoutPath, guarantee, maxAddressLength, parseWebsite, websiteMessages } from '@findable/contracts/customer'
import { Button, Field, PriceTicket, showToast } from '@findable/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { toasts } from '../../content/toasts.ts'
import { formId, websiteInputId } from '../../order/go-to-form.ts'
import { readOrder, storeOrder } from '../../order/stored-order.ts'
import { NeedsScript } from '../../screens/needs-script.tsx'
import { useSentEarly } from '../../screens/use-sent-early.ts'
import classes from './order-form.module.css'

/** Stores an order for the typed address and goes to the checkout; returns a message when that is not possible. */
function order(typed: string): string | null {
  const parsed = parseWebsite(typed)
  if ('problem' in parsed) {
    if (parsed.problem === websiteMessages.unparsable) showToast(toasts.invalidUrl)
    return parsed.problem
  }
  try {
    storeOrder(parsed)
    location.assign(checkoutPath)
  } catch {
    // Session storage is full or blocked.
    showToast(toasts.storageBlocked)
  }
  return null
}

/**
 * The order slip: one field, then the checkout. The field is uncontrolled: on a slow phone it may be filled in, and the
 * form even sent, before this code has loaded.
 */
export function OrderForm() {
  const [error, setError] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  useSentEarly(input)
  useEffect(() => {
    // Restores what the visitor typed before going on to another page.
    input.current!.value ||= readOrder()?.businessData.businessWebsite ?? ''
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const problem = order(input.current?.value ?? '')
    setError(problem)
    if (problem) input.current?.focus()
  }

  return (
    <section className={classes['slip']} id={formId}>
      <div className={`wrap ${classes['grid']}`}>
        <form className={classes['form']} onSubmit={submit} noValidate>
          <h2>Which website should we look at?</h2>
          <Field
            id={websiteInputId}
            label="Business website"
            hint="Like yourbusiness.com.au. You don't need the https:// in front."
            type="url"
            name="website"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxAddressLength}
            required
            ref={input}
            error={error}
            onChange={() => setError(null)}
          />
          <NeedsScript what="Ordering" />
          <div>
            <Button type="submit">Get My Report</Button>
          </div>
          <p className="quiet">You see your order next. Nothing is charged on this page.</p>
        </form>
        <div className={classes['price']}>
          <PriceTicket note="once, taxes included" />
          <p>One report on one website. No account and no subscription. {guarantee}</p>
        </div>
      </div>
    </section>
  )
}
