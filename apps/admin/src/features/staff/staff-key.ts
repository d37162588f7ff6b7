export const staffKey = ['staff'] as const
