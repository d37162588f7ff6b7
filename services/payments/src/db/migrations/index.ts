import * as orders from './0001-orders.ts'

export const migrations = { '0001-orders': orders }
