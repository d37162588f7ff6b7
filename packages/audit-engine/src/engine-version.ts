/** Stored with every result. Raised whenever the same website could get another score or finding. */
export const engineVersion = '2.0.0'
