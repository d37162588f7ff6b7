import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'

/**
 * Objects by kind and id, in the order they were first stored. A stored object is on disk before the answer is sent.
 */
export interface Store {
  put(kind: string, id: string, value: unknown): void
  get<Value>(kind: string, id: string): Value | undefined
  /** Newest first. */
  list<Value>(kind: string): Value[]
  newest<Value>(kind: string): Value | undefined
  delete(kind: string, id: string): void
  clear(kind: string): void
  /** Runs `work` as a transaction: when it throws, nothing is kept. */
  together<Result>(work: () => Result): Result
  close(): void
}

/** Kept in `folder`, where a restart finds it again; in memory without one. */
export function openStore(folder: string | undefined): Store {
  if (folder) mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(folder ? join(folder, 'sandbox.sqlite') : ':memory:')
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = normal;
    create table if not exists things (
      sequence integer primary key autoincrement,
      kind text not null,
      id text not null,
      value text not null,
      unique (kind, id)
    );
  `)
  const put = database.prepare(
    'insert into things (kind, id, value) values (?, ?, ?) on conflict (kind, id) do update set value = excluded.value',
  )
  const get = database.prepare('select value from things where kind = ? and id = ?')
  const list = database.prepare('select value from things where kind = ? order by sequence desc')
  const newest = database.prepare('select value from things where kind = ? order by sequence desc limit 1')
  const remove = database.prepare('delete from things where kind = ? and id = ?')
  const clear = database.prepare('delete from things where kind = ?')
  let depth = 0

  return {
    put: (kind, id, value) => void put.run(kind, id, JSON.stringify(value)),
    get: (kind, id) => valueOf(get.get(kind, id)),
    list: (kind) => list.all(kind).map(valueOf),
    newest: (kind) => valueOf(newest.get(kind)),
    delete: (kind, id) => void remove.run(kind, id),
    clear: (kind) => void clear.run(kind),
    together: (work) => {
      if (depth > 0) return work()
      depth += 1
      database.exec('begin')
      try {
        const result = work()
        database.exec('commit')
        return result
      } catch (error) {
        database.exec('rollback')
        throw error
      } finally {
        depth -= 1
      }
    },
    close: () => database.close(),
  }
}

function valueOf(row: Record<string, SQLOutputValue> | undefined) {
  return row && JSON.parse(String(row['value']))
}
