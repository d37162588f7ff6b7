/** `technical` adds the criteria, weights and evidence of every check. */
export const reportEditions = ['technical', 'client'] as const
export type ReportEdition = (typeof reportEditions)[number]
