/** The keys of a component's steps that are at fault, in the order of the steps, which is that of the work. */
export const atFault = <Step extends string>(
  steps: Readonly<Record<Step, unknown>>,
  isAtFault: Readonly<Record<Step, boolean>>,
): Step[] => (Object.keys(steps) as Step[]).filter((step) => isAtFault[step])
