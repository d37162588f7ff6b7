export { addOutboxParking as up } from '@findable/service-kit'
