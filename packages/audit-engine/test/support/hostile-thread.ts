/** Stands in for the engine's thread module, with documents that misbehave as told. */

export function parse({ html, url }: { html: string; url: string }): unknown {
  if (html === 'stall') for (;;);
  if (html === 'fill') for (const kept: number[][] = []; ;) kept.push(Array.from({ length: 10_000 }, (_, n) => n))
  if (html === 'throw') throw new Error('no page')
  return { url }
}

export const assess = (): never => {
  for (;;);
}
