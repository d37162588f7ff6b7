/** Stored with every result. Raised whenever the same website could get another score or finding. */
export const engineVersion = '3.0.0'
