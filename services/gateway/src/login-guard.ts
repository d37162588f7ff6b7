import type { ErrorCode } from '@findable/contracts'
import { AppError, type FastifyReply, type FastifyRequest } from '@findable/service-kit'
import { createHash, randomBytes } from 'node:crypto'
import { count, type CreateCounter } from './counters.ts'

/** Wrong passwords and codes before waits start; then, in seconds, the first wait, which doubles each time, and the longest. */
const freeFailures = 5
const firstWait = 30
const longestWait = 15 * 60
const day = 86_400
/** What a wrong password or code is answered with. */
const guesses: ReadonlySet<ErrorCode> = new Set(['login-failed', 'wrong-password', 'wrong-code'])
/** Days for which a browser is recognised by its cookie. */
const deviceDays = 90

/**
 * Slows down guessing at an account, however many addresses the guesses come from. An attacker must not be able to lock
 * staff out, so a browser that has signed in to the account before carries a device cookie and has its own count
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies); all others share one.
 */
export function createLoginGuard(createCounter: CreateCounter, https: boolean) {
  const failures = createCounter('login-failures', freeFailures, day)
  const waits = createCounter('login-waits', 1, longestWait)
  const cookieName = https ? '__Host-findable-device' : 'findable-device'

  /** The account and device, unless the cookie was made for another account. */
  function countedFor(request: FastifyRequest, account: string): string {
    const cookie = request.cookies[cookieName]
    const value = cookie === undefined ? null : request.unsignCookie(cookie).value
    return value?.startsWith(`${account}.`) ? value : account
  }

  return {
    /** Runs `verify` unless this account must wait; rejects with `too-many-requests` when it must. */
    async attempt<Result>(
      username: string,
      { request, reply }: { request: FastifyRequest; reply: FastifyReply },
      verify: () => Promise<Result>,
    ): Promise<Result> {
      // Hashed, because people type passwords into the wrong field.
      const account = createHash('sha256').update(username.toLowerCase()).digest('base64url')
      const key = countedFor(request, account)
      // Counted before the answer is known; otherwise guesses sent all at once would all be free.
      const { consumedPoints: attempts } = await failures.penalty(key)
      const notAFailure = () => failures.reward(key)
      if (attempts > freeFailures) {
        const seconds = Math.min(firstWait * 2 ** (attempts - freeFailures - 1), longestWait)
        await count(waits, key, reply, { seconds }).catch(async (refused) => {
          await notAFailure()
          throw refused
        })
      }
      const result = await verify().catch(async (error) => {
        if (!(error instanceof AppError && guesses.has(error.code))) await notAFailure()
        throw error
      })
      await Promise.all([failures.delete(key), waits.delete(key)])
      const device = key === account ? `${account}.${randomBytes(16).toString('base64url')}` : key
      const options = { secure: https, httpOnly: true, sameSite: 'strict', path: '/', signed: true } as const
      reply.setCookie(cookieName, device, { ...options, maxAge: deviceDays * day })
      return result
    },
  }
}
export type LoginGuard = ReturnType<typeof createLoginGuard>
