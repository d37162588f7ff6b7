import * as z from 'zod'

/** Deliberate faults of the mail server. With `count`, for that many connections; otherwise until changed. */
export const smtpFault = z.strictObject({
  mode: z.enum([
    'ok',
    /** 451 for every recipient: try again later. */
    'greylist',
    /** 550 for every recipient: never. */
    'reject',
    /** The connection opens but the server says nothing. */
    'stall-banner',
    /** The whole mail is received but never acknowledged. */
    'stall-data',
    /** 535 for every login. */
    'bad-credentials',
  ]),
  count: z.int().positive().optional(),
})
type SmtpFault = z.infer<typeof smtpFault>
export type SmtpMode = SmtpFault['mode']

export interface SmtpFaultSwitch {
  set(fault: SmtpFault): void
  /** The mode of a new connection. */
  next(): SmtpMode
}

export function smtpFaultSwitch(): SmtpFaultSwitch {
  let current: SmtpFault = { mode: 'ok' }
  return {
    set: (fault) => {
      current = fault
    },
    next: () => {
      const { mode, count } = current
      if (count !== undefined) current = count > 1 ? { mode, count: count - 1 } : { mode: 'ok' }
      return mode
    },
  }
}
