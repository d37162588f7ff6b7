import type { Redis } from '@findable/service-kit'

/** Stage 0 is the wait for a turn; `share` is the finished part of the stage, 0 to 1. */
export interface Progress {
  stage: number
  share: number
}

/**
 * How far the audits of the free tools are, for all processes to read. Kept in Redis for as long as an audit may take,
 * in milliseconds, so that one whose process died is forgotten. A lost write only costs a step of the display.
 */
export function createAuditProgress(redis: Redis, longest: number) {
  const nameOf = (key: string) => `tool-progress:${key}`
  const ignore = () => {}
  return {
    save(key: string, progress: Progress): void {
      redis.set(nameOf(key), JSON.stringify(progress), 'PX', longest).catch(ignore)
    },
    remove(key: string): void {
      redis.del(nameOf(key)).catch(ignore)
    },
    async read(key: string): Promise<Progress | null> {
      const saved = await redis.get(nameOf(key))
      return saved === null ? null : (JSON.parse(saved) as Progress)
    },
  }
}
