// Starts the whole product as programs on this machine: for `npm start`, the failure matrix and browser tests.

export { buildApps } from './build-apps.ts'
export { homePlaces, type Home } from './home.ts'
export { provideChromium } from './needs/chromium.ts'
export { providePromtool } from './needs/promtool.ts'
export { provideRedis } from './needs/redis.ts'
export { explain, Problem } from './problem.ts'
export { database, portNames, sandboxProgram, servicePrograms, type Ports, type Program } from './programs.ts'
export { givenSecrets, readStartSettings } from './settings.ts'
export { step } from './step.ts'
export { createSupervisor } from './supervisor.ts'
