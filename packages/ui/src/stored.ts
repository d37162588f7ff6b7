/** What this tab has stored under a name; null where the browser blocks storage, which then throws. */
export function readStored(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Stores something that nothing depends on; does nothing where the browser blocks storage. */
export function tryToStore(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value)
  } catch {
    // The visitor's choice.
  }
}
