import * as messages from './0001-messages.ts'

export const migrations = { '0001-messages': messages }
