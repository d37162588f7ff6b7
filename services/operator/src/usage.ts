/** What can be done to an order besides showing it. */
export const orderActions = ['replay', 'rerun', 'refund', 'settled'] as const
export type OrderAction = (typeof orderActions)[number]

export const usage = `What needs a look:  orders
One order:          orders show FND-XXXX-XXXX
Act on it:          orders ${orderActions.join(' | ')} FND-XXXX-XXXX
A parked message:   orders send payments-12
`
