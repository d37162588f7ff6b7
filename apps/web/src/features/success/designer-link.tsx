import { ApiError } from '@findable/api-client'
import { endpoints, longDate, type BusinessReport } from '@findable/contracts/customer'
import { Button, Field } from '@findable/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { toasts } from '../../content/toasts.ts'
import classes from './success.module.css'

/** Makes and ends the link that opens the technical edition, and nothing of the order, to a web designer. */
export function DesignerLink({ report: { id, designerLinkAt } }: { report: BusinessReport }) {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['report', id] })
  const make = useMutation({
    mutationFn: () => api.call(endpoints.makeDesignerLink, { params: { id } }),
    onSuccess: refresh,
  })
  const end = useMutation({
    mutationFn: () => api.call(endpoints.revokeDesignerLink, { params: { id } }),
    onSuccess: refresh,
  })
  const busy = make.isPending || end.isPending
  const error = make.error ?? end.error
  // Another tab may have made or ended one since.
  const url = make.data?.madeAt === designerLinkAt ? make.data?.url : undefined
  const press = (action: typeof make | typeof end) => () => {
    make.reset()
    end.reset()
    action.mutate()
  }

  return (
    <section className={classes['designer']} aria-label="For your web designer">
      <h3>For your web designer</h3>
      {designerLinkAt === null ? (
        <p>
          A link of its own to the technical edition, with the texts to paste and nothing about your order. You can end
          it at any time.
        </p>
      ) : (
        <p role="status">
          The link from {longDate(designerLinkAt)} works until you end it.{' '}
          {!url && 'It was shown once, when it was made; a new one takes its place.'}
        </p>
      )}
      {url && <NewLink url={url} />}
      {error && (
        <p className={classes['refused']} role="alert">
          {error instanceof ApiError && error.body ? error.body.error : toasts.somethingWrong.message}
        </p>
      )}
      {!url && (
        <div>
          <Button look="secondary" busy={busy} onClick={press(make)}>
            {designerLinkAt === null ? 'Make a link' : 'Make a new link'}
          </Button>
        </div>
      )}
      {designerLinkAt !== null && (
        <div>
          <Button look="plain" busy={busy} onClick={press(end)}>
            End the link
          </Button>
        </div>
      )}
    </section>
  )
}

function NewLink({ url }: { url: string }) {
  const [copied, setCopied] = useState(false)
  return (
    <>
      <Field
        label="The link"
        hint="Copy it now: we keep no copy and cannot show it again."
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      {/* Browsers have no clipboard on a page without https. */}
      {navigator.clipboard && (
        <div>
          <Button
            look="secondary"
            onClick={() =>
              void navigator.clipboard.writeText(url).then(
                () => setCopied(true),
                () => setCopied(false),
              )
            }
          >
            {copied ? 'Copied' : 'Copy the link'}
          </Button>
        </div>
      )}
    </>
  )
}
