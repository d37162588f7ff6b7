import * as z from 'zod/mini'

// https://api-dashboard.search.brave.com/app/documentation/web-search/responses

/** `web` is left out when nothing was found. */
export const searchAnswer = z.object({
  web: z.optional(z.object({ results: z.array(z.object({ url: z.string(), title: z.optional(z.string()) })) })),
})

export type Result = NonNullable<z.infer<typeof searchAnswer>['web']>['results'][number]
