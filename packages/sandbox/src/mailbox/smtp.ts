import type { Server } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { SmtpFaultSwitch, SmtpMode } from './faults.ts'
import type { Mailbox } from './messages.ts'

const maxMailBytes = 25 * 1024 * 1024

/** A mail server that delivers everything into the mailbox, with or without login. */
export function smtpServer(mailbox: Mailbox, faults: SmtpFaultSwitch): Server {
  const modes = new WeakMap<SMTPServerSession, SmtpMode>()
  const modeOf = (session: SMTPServerSession) => modes.get(session) ?? 'ok'

  const server = new SMTPServer({
    // STARTTLS with an untrusted certificate would make every client fail or skip its checks.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    authOptional: true,
    allowInsecureAuth: true,
    size: maxMailBytes,
    onConnect: (session, done) => {
      modes.set(session, faults.next())
      // The banner is sent when `done` is called.
      if (modeOf(session) !== 'stall-banner') done()
    },
    onAuth: (auth, session, done) => {
      if (modeOf(session) === 'bad-credentials') done(smtpError(535, '5.7.8 Authentication credentials invalid'))
      else done(null, { user: auth.username ?? 'anonymous' })
    },
    onRcptTo: (_address, session, done) => {
      if (modeOf(session) === 'greylist') done(smtpError(451, '4.7.1 Greylisted, please try again later'))
      else if (modeOf(session) === 'reject') done(smtpError(550, '5.1.1 No such mailbox here'))
      else done()
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (modeOf(session) === 'stall-data') return
        if (stream.sizeExceeded) return done(smtpError(552, '5.3.4 The mail is larger than 25 MB'))
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        mailbox.receive(Buffer.concat(chunks), recipients).then(
          () => done(),
          (error: Error) => done(smtpError(451, `4.3.0 ${error.message}`)),
        )
      })
    },
  })
  // Clients hanging up during a stall are expected: that is what the faults are for.
  server.on('error', () => {})
  return server.server
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
