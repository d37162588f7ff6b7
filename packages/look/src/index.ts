export * from './bars.ts'
export * from './drawing.ts'
export * from './score-plate.ts'
export * from './tokens.ts'
