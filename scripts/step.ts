/** Does one piece of work and prints its title with the seconds it took. `work` may return a remark. */
export async function step(title: string, work: () => Promise<string | void>): Promise<void> {
  const startedAt = performance.now()
  const line = `  ${title} `
  if (process.stdout.isTTY) process.stdout.write(line)
  try {
    const remark = await work()
    const seconds = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
    const dots = '.'.repeat(Math.max(3, 44 - line.length))
    console.log(`${process.stdout.isTTY ? '' : line}${dots} ${seconds}${remark ? `  ${remark}` : ''}`)
  } catch (error) {
    if (process.stdout.isTTY) process.stdout.write('failed\n')
    throw error
  }
}
