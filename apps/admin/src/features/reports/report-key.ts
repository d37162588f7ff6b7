export const reportKey = (id: string) => ['report', id] as const
