import { check, expectFailure, run } from './check.ts'
import type { Reached } from './reach.ts'

const services = ['gateway', 'payments', 'reports', 'worker', 'admin', 'mail']

/**
 * Whether a backup of the running project, made while orders are under way, brings all of them back after the database
 * is lost, and whether a bad backup or key leaves the database as it is. As in docs/operations.md.
 */
export async function checkBackup(reached: Reached): Promise<boolean[]> {
  const { project, settings, compose, withInput, up, slowDown, website, query, oracle, customer } = reached
  settings['COMPOSE_PROFILES'] = 'backup'
  settings['BACKUP_RECIPIENT'] = ''
  const keyPair = () => run(settings, ['docker', 'run', '--rm', 'findable-backup', 'age-keygen'])
  /** In the container that makes backups. */
  const sh = (line: string) => compose('exec', '--no-TTY', 'backup', 'bash', '-c', line)
  let key = ''
  /** The operator's command, with a private key. */
  const backups = (words: string, privateKey = key) =>
    withInput(privateKey, 'exec', '--no-TTY', 'backup', 'node', 'services/backup/src/command.ts', ...words.split(' '))
  const filesOf = (folder: string) => sh(`ls ${folder}`)
  const statesOf = async (ids: string[]): Promise<string> => {
    const ordered = 'select state from payments.orders where id = any($1) order by array_position($1, id)'
    return (await query<{ state: string }>(ordered, [ids])).map(({ state }) => state).join()
  }
  /** What a failed attempt could have changed. */
  const databases = async () =>
    JSON.stringify([
      await query('select datname from pg_database order by 1'),
      await query('select count(*), max(paid_at) from payments.orders'),
    ])

  /** Orders: delivered before the backup, delivered before and returned since, under way, and placed since. */
  let kept = ''
  let returned = ''
  let underWay: string[] = []
  let late = ''
  let name = ''

  return [
    await check('a backup is made by itself, encrypted, with its checksum', async () => {
      await compose('build', '--quiet', 'backup')
      key = await keyPair()
      settings['BACKUP_RECIPIENT'] = /age1\w+/.exec(key)![0]
      await up()
      await until('there is a backup', async () => (await filesOf('/backups')).includes('.age\n'))
      await sh('cd /backups && sha256sum --check --quiet *.sha256 && ! ls *.part')
      expectEqual(await sh('head --bytes=21 /backups/*.age'), 'age-encryption.org/v1')
    }),
    await check('a backup is made while orders are under way', async () => {
      await slowDown(0)
      const delivered = [await customer.paidOrder(website), await customer.paidOrder(website)] as const
      kept = delivered[0].orderId
      returned = delivered[1].orderId
      for (const { orderId } of delivered) await oracle.settled(orderId)
      await slowDown(500)
      const researching = await customer.paidOrder(website)
      await until('a worker is busy with it', async () => {
        const status = 'select report_status from reports.business_reports where order_id = $1'
        const [report] = await query<{ report_status: string }>(status, [researching.orderId])
        return report?.report_status === 'researching'
      })
      await compose('pause', 'worker')
      const [paid, unpaid] = [await customer.paidOrder(website), await customer.order(website)]
      underWay = [researching.orderId, paid.orderId, unpaid.orderId]
      await until('the payment is known', async () => (await statesOf([paid.orderId])) === 'paid')
      name = (await backups('now')).trim()

      await compose('unpause', 'worker')
      const refund = ['services/operator/src/main.ts', 'refund', delivered[1].reference, 'Bought by mistake']
      await compose('exec', '--no-TTY', 'payments', 'node', ...refund)
      await customer.pay(unpaid)
      late = (await customer.paidOrder(website)).orderId
      // Their mails are sent, which a restored database cannot know.
      for (const orderId of [returned, ...underWay, late]) await oracle.settled(orderId)
      for (const orderId of underWay) oracle.mayRepeatMail(orderId)
    }),
    await check('whether it can be restored is tried while the product runs, and a restore is refused', async () => {
      const said = await backups(`try ${name}`)
      if (!/payments: [1-9]\d* rows/.test(said)) throw new Error(said)
      await expectFailure(() => backups(`restore ${name}`), /in use by .*payments/)
    }),
    await check('a wrong key, a damaged and a half-written file are named, and the database is as it was', async () => {
      // One cut short before it was copied, one changed after, and one that was never finished.
      const [cut, changed, half] = [1, 2, 3].map((day) => `findable-2000-01-0${day}T000000Z.dump.age`)
      await sh(`cd /backups && head --bytes=-100 ${name} > ${cut} && sha256sum ${cut} > ${cut}.sha256`)
      await sh(
        `cd /backups && (cat ${name}; echo) > ${changed} && sed s/${name}/${changed}/ ${name}.sha256 > ${changed}.sha256`,
      )
      await sh(`cd /backups && cp ${name} ${half}.part`)
      await compose('stop', ...services)
      const before = await databases()
      await expectFailure(async () => backups(`restore ${name}`, await keyPair()), /no identity matched/)
      await expectFailure(() => backups(`restore ${name}`, ''), /private key is expected/)
      await expectFailure(() => backups(`restore ${cut}`), /age ended with 1/)
      await expectFailure(() => backups(`restore ${changed}`), /is damaged/)
      await expectFailure(() => backups(`restore ${half}.part`), /not the name of a complete backup/)
      await expectFailure(() => backups(`restore ${half}`), /cannot be read/)
      expectEqual(await databases(), before)
    }),
    await check('without space or without PostgreSQL no backup is made, and nothing is left of it', async () => {
      await sh('yes > /dev/shm/everything || true')
      await expectFailure(() => sh('BACKUP_FOLDER=/dev/shm node services/backup/src/command.ts now'), /no space left/)
      expectEqual((await filesOf('/dev/shm')).trim(), 'everything')
      await compose('rm', '--stop', '--force', 'postgres')
      const before = await filesOf('/backups')
      await expectFailure(() => backups('now'), /pg_dump ended with 1/)
      expectEqual(await filesOf('/backups'), before)
    }),
    await check('after the loss of the database, a restore brings it back as it was', async () => {
      await run(settings, ['docker', 'volume', 'rm', `${project}_postgres`])
      await up('postgres')
      await backups(`restore ${name}`)
      const states = await statesOf([kept, returned, ...underWay, late])
      expectEqual(states, 'delivered,delivered,paid,paid,created')
      await compose('exec', '--no-TTY', 'redis', 'redis-cli', 'FLUSHALL')
      await up()
    }),
    await check('every order ends with one report or one refund, also those paid and refunded since', async () => {
      for (const orderId of [kept, ...underWay]) expectEqual(await oracle.settled(orderId), 'DELIVERED')
      await until('the refund is found', async () => (await statesOf([returned])) === 'refunded')
      expectEqual(await oracle.settled(returned), 'REFUNDED: made-elsewhere')
      const waiting = await oracle.unsettled()
      if (waiting.length > 0) throw new Error(waiting.join('\n'))
    }),
    await check('a payment for an order placed since raises an alert', () =>
      until('it is logged', async () =>
        (await compose('logs', '--no-color', 'payments')).includes('"unknown-payment"'),
      ),
    ),
    await check('services may connect to the restored database, and nobody else', async () => {
      const [row] = await query<{ acl: string }>(
        `select datacl::text as acl from pg_database where datname = 'findable'`,
      )
      expectEqual(
        row!.acl,
        '{postgres=CTc/postgres,payments=c/postgres,reports=c/postgres,admin=c/postgres,mail=c/postgres}',
      )
    }),
  ]
}

function expectEqual(found: string, expected: string): void {
  if (found !== expected) throw new Error(`${found}, and not ${expected}`)
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const giveUp = Date.now() + 120_000
  while (!(await holds())) {
    if (Date.now() > giveUp) throw new Error(`waited for two minutes, and still not: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
