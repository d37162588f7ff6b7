import { Alert } from '@chakra-ui/react'
import { endpoints, mailLists, mailsPage, type MailList, type StaffMail } from '@findable/contracts/staff'
import { Button, ToneWord } from '@findable/ui'
import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { formatDate, timeZone } from '../../content/dates.ts'
import { mailKind } from '../../content/order-words.ts'
import { toasts } from '../../content/toasts.ts'
import { Reading } from '../../parts/reading.tsx'
import { RefreshButton } from '../../parts/refresh-button.tsx'
import rows from '../../parts/rows.module.css'
import { TabbedLists } from '../../parts/tabbed-lists.tsx'

const mailsKey = ['mails'] as const
const listOf = (list: MailList) =>
  infiniteQueryOptions({
    queryKey: [...mailsKey, list],
    queryFn: ({ pageParam }) =>
      api.call(endpoints.staffMails, { query: { list, ...(pageParam !== null && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ mails }) => (mails.length < mailsPage ? undefined : mails.at(-1)?.id),
    staleTime: 0,
  })

const tabs: Record<MailList, { name: string; none: string }> = {
  waiting: { name: 'Waiting', none: 'No mail is waiting' },
  failed: { name: 'Failed', none: 'No mail has failed' },
}

/** Mails that are still to be sent, and mails that never arrived. */
export default function MailsPage() {
  const [address, go] = useSearchParams()
  const list = mailLists.find((known) => known === address.get('tab')) ?? 'waiting'
  return (
    <>
      <h1>Mail</h1>
      <p className="quiet">
        Mail to customers that is still to be sent, or could not be. Newest first, in {timeZone.name}.
      </p>
      <TabbedLists
        lists={mailLists}
        nameOf={(each) => tabs[each].name}
        shown={list}
        onShow={(each) => go({ tab: each }, { replace: true })}
      >
        {(each) => <Mails list={each} />}
      </TabbedLists>
    </>
  )
}

function Mails({ list }: { list: MailList }) {
  const query = useInfiniteQuery(listOf(list))
  const { isFetching, hasNextPage, fetchNextPage, refetch } = query
  return (
    <>
      <RefreshButton busy={isFetching} onRefresh={() => void refetch()} />
      <Reading query={query} what="mails">
        {({ pages }) => {
          const mails = pages.flatMap((page) => page.mails)
          const held = pages[0]!.held
          return (
            <>
              {held && (
                <Alert.Root status="warning" marginTop="4">
                  <Alert.Indicator />
                  <Alert.Title>All mail waits. {held}</Alert.Title>
                </Alert.Root>
              )}
              {mails.length === 0 ? (
                <p className={rows['none']} role="status">
                  {tabs[list].none}
                </p>
              ) : (
                <ul className={rows['rows']} aria-label={`${tabs[list].name} mails`}>
                  {mails.map((mail) => (
                    <Row key={mail.id} mail={mail} />
                  ))}
                </ul>
              )}
            </>
          )
        }}
      </Reading>
      {hasNextPage && (
        <Button look="secondary" busy={isFetching} onClick={() => void fetchNextPage()}>
          Show older mails
        </Button>
      )}
    </>
  )
}

function Row({ mail }: { mail: StaffMail }) {
  const { id, kind, reference, recipient, state, attempts, problem, createdAt, nextAttemptAt, settledAt } = mail
  const { mayChange } = useAdminAuth()
  const queries = useQueryClient()
  const send = useAction({
    act: () =>
      api
        .call(endpoints.sendMailAgain, { params: { id } })
        .finally(() => queries.invalidateQueries({ queryKey: mailsKey })),
    done: ({ pushed }) => toasts.mailSentAgain(pushed, recipient),
    failed: toasts.mailSendAgainFailed,
  })
  const failed = state === 'failed'
  return (
    <li className={rows['row']} aria-label={`${mailKind(kind)} to ${recipient}`}>
      <div className={rows['main']}>
        <b>{mailKind(kind)}</b>
        <p>
          to {recipient}
          {reference && (
            <>
              {', order '}
              <Link to={`/orders/${reference}`}>{reference}</Link>
            </>
          )}
        </p>
        {problem && <p className={failed ? rows['problem'] : 'quiet'}>{problem}</p>}
      </div>
      <div>
        <ToneWord tone={failed ? 'failed' : 'waiting'}>
          {failed ? 'Failed' : state === 'sending' ? 'Being sent' : 'Waiting'}
        </ToneWord>
        <p className="quiet">
          {failed ? formatDate(settledAt) : `Queued ${formatDate(createdAt)}`}
          {!failed && attempts > 0 && `, ${attempts} tries, next ${formatDate(nextAttemptAt)}`}
        </p>
      </div>
      {mayChange && state !== 'sending' && (
        <Button look="secondary" busy={send.busy} onClick={() => send.act()}>
          {failed ? 'Send again' : 'Send now'}
        </Button>
      )}
    </li>
  )
}
