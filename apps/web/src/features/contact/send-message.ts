import { endpoints, type ContactMessage } from '@findable/contracts/customer'
import { api } from '../../api/client.ts'

export const sendMessage = (body: ContactMessage) => api.call(endpoints.contact, { body })
