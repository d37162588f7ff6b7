import { endpoints, mailsPage, type StaffContactMessage } from '@findable/contracts/staff'
import { Button } from '@findable/ui'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { formatDate, timeZone } from '../../content/dates.ts'
import { Reading } from '../../parts/reading.tsx'
import { RefreshButton } from '../../parts/refresh-button.tsx'
import rows from '../../parts/rows.module.css'
import { Answer } from './answer.tsx'
import { messagesKey } from './messages-key.ts'
import classes from './messages.module.css'

const messagesRead = infiniteQueryOptions({
  queryKey: messagesKey,
  queryFn: ({ pageParam }) =>
    api.call(endpoints.contactMessages, { query: pageParam === null ? {} : { before: String(pageParam) } }),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => (page.length < mailsPage ? undefined : page.at(-1)?.id),
  staleTime: 0,
})

/** Messages of the contact form, with what staff answered. */
export default function MessagesPage() {
  const query = useInfiniteQuery(messagesRead)
  const { isFetching, hasNextPage, fetchNextPage, refetch } = query
  return (
    <>
      <h1>Messages</h1>
      <p className="quiet">From the contact form, newest first, in {timeZone.name}. Answers go out by mail.</p>
      <div className={classes['toolbar']}>
        <RefreshButton busy={isFetching} onRefresh={() => void refetch()} />
      </div>
      <Reading query={query} what="messages">
        {({ pages }) => {
          const messages = pages.flat()
          if (messages.length === 0)
            return (
              <p className={rows['none']} role="status">
                No messages yet
              </p>
            )
          return (
            <ul className={rows['rows']} aria-label="Messages">
              {messages.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </ul>
          )
        }}
      </Reading>
      {hasNextPage && (
        <Button look="secondary" busy={isFetching} onClick={() => void fetchNextPage()}>
          Show older messages
        </Button>
      )}
    </>
  )
}

const answerStates = { queued: 'waits to be sent', sending: 'is being sent', sent: 'sent', failed: 'could not be sent' }

function Message({ message: { id, name, email, message, at, answers } }: { message: StaffContactMessage }) {
  const { mayChange } = useAdminAuth()
  // False once an answer was sent or given up: then the keyboard is back on the button.
  const [answering, setAnswering] = useState<boolean>()
  return (
    <li className={classes['message']} aria-label={`Message from ${name}`}>
      <div className={classes['head']}>
        <b>{name}</b>
        <a href={`mailto:${email}`}>{email}</a>
        <time dateTime={at}>{formatDate(at)}</time>
      </div>
      <p className={classes['text']}>{message}</p>
      {answers.map((answer) => (
        <blockquote key={answer.at} className={classes['answer']}>
          <p className="quiet">
            {answer.by} answered on {formatDate(answer.at)}: {answerStates[answer.state]}
          </p>
          {answer.problem && <p className={rows['problem']}>{answer.problem}</p>}
          <p className={classes['text']}>{answer.text}</p>
        </blockquote>
      ))}
      {mayChange && !answering && (
        <Button look="secondary" autoFocus={answering === false} onClick={() => setAnswering(true)}>
          {answers.length > 0 ? 'Answer again' : 'Answer'}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
      {answering && <Answer id={id} name={name} email={email} onClose={() => setAnswering(false)} />}
    </li>
  )
}
