import { endpoints } from '@findable/contracts/staff'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export const objectionLists = ['open', 'answered'] as const
export type ObjectionList = (typeof objectionLists)[number]

export const objectionsKey = ['objections'] as const
export const objectionsIn = (list: ObjectionList) =>
  queryOptions({
    queryKey: [...objectionsKey, list],
    queryFn: () => api.call(endpoints.staffObjections, { query: { list } }),
    staleTime: 0,
  })
