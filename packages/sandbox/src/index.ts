export { startSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
export { publishableKey, secretKey, webhookSecret } from './stripe/provider.ts'
