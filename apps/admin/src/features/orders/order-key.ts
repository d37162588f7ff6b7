export const ordersKey = ['orders'] as const
export const orderKey = (reference: string) => ['order', reference] as const
