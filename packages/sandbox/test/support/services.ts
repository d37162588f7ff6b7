import { startSandbox, type Sandbox } from '../../src/index.ts'

type ServiceName = keyof Sandbox['info']['services']

export interface ServicesUnderTest {
  sandbox: Sandbox
  /** Asks a service; `path` is the provider's. */
  ask(service: ServiceName, path: string, init?: RequestInit): Promise<Response>
  /** Asks the public port. */
  control(method: string, path: string, body?: object): Promise<Response>
}

export async function startServices(): Promise<ServicesUnderTest> {
  const sandbox = await startSandbox()
  return {
    sandbox,
    ask: (service, path, init) => fetch(sandbox.info.services[service].endpoint + path, init),
    control: (method, path, body) => fetch(sandbox.url + path, { method, ...(body && { body: JSON.stringify(body) }) }),
  }
}
