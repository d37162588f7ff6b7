/** Does one task and prints its title with the seconds it took. */
export async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  const line = `  ${title} `
  // A terminal shows the title at once, a log file gets whole lines.
  if (process.stdout.isTTY) process.stdout.write(line)
  try {
    const result = await work()
    const seconds = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
    console.log(`${process.stdout.isTTY ? '' : line}${'.'.repeat(Math.max(3, 44 - line.length))} ${seconds}`)
    return result
  } catch (error) {
    if (process.stdout.isTTY) process.stdout.write('failed\n')
    throw error
  }
}
