export * from './audit-result.ts'
export * from './industries.ts'
export * from './pillars.ts'
export * from './score-bands.ts'
