// PostgreSQL, Redis and Chromium as programs on this machine, without Docker: for `npm start` and for tests.

export { findChromium, findHeadlessChromium, findHeadlessShell } from './chromium.ts'
export { databaseUrl, prepareDatabase, roles, withClient, type Role, type RolePasswords } from './database.ts'
export { findProgram } from './find-program.ts'
export { freePort, freePorts, isPortFree } from './ports.ts'
export { initdbOptions, initialisePostgres, startLocalPostgres } from './postgres.ts'
export { commandLineOf, endProcess } from './processes.ts'
export { findRedis, startLocalRedis, startRedisContainer } from './redis.ts'
export { ServerStartError, startServer, type Ending, type ServerCommand, type ServerProcess } from './server-process.ts'
