/** Tells password managers whose password or code a form asks for. */
export const WhosePassword = ({ username }: { username: string }) => (
  <input hidden readOnly autoComplete="username" value={username} />
)
