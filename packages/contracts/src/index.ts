/** Everything, for services and programs. */
export * from './alerts.ts'
export * from './audience/customer.ts'
export * from './audience/staff.ts'
export { endpoints } from './endpoints.ts'
export * from './internal-endpoints.ts'
export * from './pipeline.ts'
export * from './sandbox-info.ts'
export * from './text.ts'
