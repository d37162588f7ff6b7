/** Stored with every result. Raised whenever the same website could get a different score or finding. */
export const engineVersion = '3.32.0'
