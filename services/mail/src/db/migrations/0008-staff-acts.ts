export { createStaffActsTable as up } from '@findable/service-kit'
