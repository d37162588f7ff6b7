/** The picture shown where somebody shares a page; `pnpm pictures` draws them. Pixels. */
export const pictureSize = { width: 1200, height: 630 } as const

export const picturePath = (page: string): string =>
  `/pictures/${page === '/' ? 'home' : page.slice(1).replaceAll('/', '-')}.png`
