/** What can be done to an order besides showing it. */
export const plainActions = ['replay', 'settled'] as const
/** Those for which a reason is given. */
export const reasonedActions = ['rerun', 'refund'] as const
export type OrderAction = (typeof plainActions | typeof reasonedActions)[number]

export const usage = `What needs a look:  orders
One order:          orders show FND-XXXX-XXXX
Act on it:          orders ${plainActions.join(' | ')} FND-XXXX-XXXX
                    orders ${reasonedActions.join(' | ')} FND-XXXX-XXXX "why"
A parked message:   orders send payments-12
`
