import { pipeline, type StepName, type StepPayload } from '@findable/contracts'
import { type Generated, type Kysely, type Transaction, sql } from 'kysely'
import { daysAgo } from './sql.ts'
import { currentTraceparent } from './tracing.ts'

/**
 * A message waiting to be sent, committed together with the state change it announces. `Step` lists those that the
 * service may send.
 */
export interface OutboxTable<Step extends StepName = StepName> {
  id: Generated<number>
  step: Step
  payload: unknown
  created_at: Generated<Date>
  sent_at: Date | null
  /** Attempts that failed although Redis worked. */
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  /** Set when no more attempts are made until somebody sends it again. */
  parked_at: Date | null
  /** What went wrong last. */
  problem: string | null
}
export interface HasOutbox {
  outbox: OutboxTable
}

/** For a service's first migration. */
export async function createOutboxTable(db: Kysely<unknown>): Promise<void> {
  await sql`create table outbox (
    id bigint generated always as identity primary key,
    step text not null,
    payload jsonb not null,
    created_at timestamptz not null default clock_timestamp(),
    sent_at timestamptz
  )`.execute(db)
  await sql`create index outbox_unsent on outbox (id) where sent_at is null`.execute(db)
}

/** For a later migration of the same service. */
export async function addOutboxParking(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox
    add column attempts integer not null default 0,
    add column next_attempt_at timestamptz not null default clock_timestamp(),
    add column parked_at timestamptz,
    add column problem text`.execute(db)
}

/** Puts a message of this service into its outbox. Call it inside the transaction that changes the state. */
export async function send<DB extends HasOutbox, N extends DB['outbox']['step']>(
  trx: Transaction<DB>,
  step: N,
  payload: StepPayload<N>,
): Promise<void> {
  const valid = pipeline[step].payload.parse(payload)
  const message = { ...valid, traceparent: currentTraceparent() }
  await sql`insert into outbox (step, payload) values (${step}, ${JSON.stringify(message)})`.execute(trx)
  await sql`select pg_notify('outbox', current_schema())`.execute(trx)
}

const removalBatch = 5_000

/** Removes messages that were sent more than `days` ago. Waiting ones stay, however old. */
export async function removeSentMessages<DB extends HasOutbox>(db: Kysely<DB>, days: number): Promise<void> {
  for (let removed = removalBatch; removed === removalBatch;) {
    const { numAffectedRows } = await sql`delete from outbox where id in (
      select id from outbox where sent_at < ${daysAgo(days)} limit ${removalBatch}
    )`.execute(db)
    removed = Number(numAffectedRows)
  }
}
