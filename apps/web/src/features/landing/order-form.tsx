import { parseWebsite, websiteMessages } from '@findable/contracts'
import { Button, Field, PriceTicket, showToast } from '@findable/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { toasts } from '../../content/toasts.ts'
import { formId, websiteInputId } from '../../order/go-to-form.ts'
import { readOrder, storeOrder } from '../../order/stored-order.ts'
import classes from './order-form.module.css'

/** The order slip: one field, then the checkout. */
export function OrderForm() {
  const [website, setWebsite] = useState('')
  const [error, setError] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // On a slow phone the form may be sent before this code is there; the browser then puts the answer into the address.
    const sentEarly = new URLSearchParams(location.search).get('website')
    // What was typed before the visitor went on is still there.
    const known = sentEarly ?? readOrder()?.businessData.businessWebsite
    if (known) setWebsite((typed) => typed || known)
    if (sentEarly === null) return
    history.replaceState(null, '', '/')
    order(sentEarly)
  }, [])

  function order(typed: string) {
    const parsed = parseWebsite(typed)
    if ('problem' in parsed) {
      setError(parsed.problem)
      if (parsed.problem === websiteMessages.unparsable) showToast(toasts.invalidUrl)
      input.current?.focus()
      return
    }
    try {
      storeOrder(parsed)
    } catch {
      // Session storage is full or forbidden.
      showToast(toasts.somethingWrong)
      return
    }
    location.assign('/checkout')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    order(website)
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
            maxLength={2048}
            required
            ref={input}
            value={website}
            error={error}
            onChange={(event) => {
              setWebsite(event.target.value)
              setError(null)
            }}
          />
          <div>
            <Button type="submit">Get My Report</Button>
          </div>
          <p className="quiet">You see your order next. Nothing is charged on this page.</p>
        </form>
        <div className={classes['price']}>
          <PriceTicket note="once, taxes included" />
          <p>One report on one website. No account, no subscription, and 7 days to get your money back.</p>
        </div>
      </div>
    </section>
  )
}
