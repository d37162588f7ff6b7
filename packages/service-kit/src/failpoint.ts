/** In tests, `FAILPOINT=name` kills this process outright at the call `failpoint(name)`. Elsewhere it does nothing. */
const armed = process.env['NODE_ENV'] === 'test' ? process.env['FAILPOINT'] : undefined

export function failpoint(name: string): void {
  if (armed === name) process.kill(process.pid, 'SIGKILL')
}
