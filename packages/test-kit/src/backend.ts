import { getContainerRuntimeClient } from 'testcontainers'

export type Backend = 'containers' | 'embedded'

/**
 * Containers when a Docker engine answers, else programs on this machine. FINDABLE_TEST_BACKEND overrides the choice.
 */
export async function chooseBackend(): Promise<Backend> {
  const wanted = process.env.FINDABLE_TEST_BACKEND
  if (wanted === 'containers' || wanted === 'embedded') return wanted
  if (wanted) throw new Error(`FINDABLE_TEST_BACKEND is "${wanted}"; it must be "containers" or "embedded"`)
  return (await dockerAnswers()) ? 'containers' : 'embedded'
}

async function dockerAnswers(): Promise<boolean> {
  try {
    await getContainerRuntimeClient()
    return true
  } catch {
    return false
  }
}
