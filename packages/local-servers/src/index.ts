// PostgreSQL, Redis and Chromium as programs of this machine, without Docker: for `npm start` and for tests.

export { findChromium } from './chromium.ts'
export { findProgram } from './find-program.ts'
export { freePort, isPortFree } from './ports.ts'
export { initdbOptions, initialisePostgres, startLocalPostgres, type LocalPostgres } from './postgres.ts'
export { findRedis, startLocalRedis, type LocalRedis } from './redis.ts'
export { applyRoles, databaseUrl, roles, type Role, type RolePasswords } from './roles.ts'
