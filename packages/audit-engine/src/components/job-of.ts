import type { Job } from './component.ts'

/**
 * The job for what is at fault, with its steps in the order of the table, which is that of the work; undefined where nothing
 * is. `titleFor` names it by the keys at fault, of which there is at least one.
 */
export const jobOf = <Step extends string>(
  steps: Readonly<Record<Step, string | readonly string[]>>,
  isAtFault: Readonly<Record<Step, boolean>>,
  titleFor: (wanted: readonly [Step, ...Step[]]) => string,
): Job | undefined => {
  const [first, ...rest] = (Object.keys(steps) as Step[]).filter((step) => isAtFault[step])
  if (first === undefined) return undefined
  const wanted = [first, ...rest] as const
  return { title: titleFor(wanted), steps: wanted.flatMap((step) => steps[step]) }
}
