export interface Point {
  lat: number
  lon: number
}

const earthRadius = 6_371_000

/** Metres between two points on the earth. */
export function distance(a: Point, b: Point): number {
  const [latA, latB] = [radians(a.lat), radians(b.lat)]
  const h =
    Math.sin((latB - latA) / 2) ** 2 + Math.cos(latA) * Math.cos(latB) * Math.sin(radians(b.lon - a.lon) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(h))
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
