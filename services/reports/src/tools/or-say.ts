import { AppError } from '@findable/service-kit'

/** Does the work of a tool; what nobody foresaw reads as this text instead of the general one. */
export async function orSay<T>(publicText: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('internal-error', { publicText, detail: String(cause), cause })
  }
}
