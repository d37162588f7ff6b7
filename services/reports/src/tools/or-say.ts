import { AppError } from '@findable/service-kit'

/** Runs a tool's work; an unexpected error shows this text instead of the general one. */
export async function orSay<T>(publicText: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('internal-error', { publicText, detail: String(cause), cause })
  }
}
