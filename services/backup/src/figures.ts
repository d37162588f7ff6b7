import { watchFigure } from '@findable/service-kit'
import { ageOfNewest, listBackups, sizeOf } from './archive.ts'

/** `interval` in milliseconds. */
export function watchBackups(folder: string, interval: number): void {
  watchFigure('findable_backup_age_seconds', 'Age of the newest complete backup', [], async () => [
    { value: (await ageOfNewest(folder)) / 1_000 },
  ])
  watchFigure('findable_backup_interval_seconds', 'From one backup to the next', [], async () => [
    { value: interval / 1_000 },
  ])
  watchFigure('findable_backup_bytes', 'Size of the newest complete backup', [], async () => {
    const [newest] = await listBackups(folder)
    return newest ? [{ value: await sizeOf(folder, newest) }] : []
  })
}
