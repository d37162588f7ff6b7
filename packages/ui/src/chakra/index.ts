export { staffSystem } from './staff-system.ts'
export { system } from './system.ts'
