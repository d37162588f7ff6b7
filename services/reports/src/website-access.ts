/** What the service asks about a website before an order is taken. */
export interface WebsiteAccess {
  /** Whether the address is one we must not ask: it points inside, or is no website address at all. */
  isRefused(website: string): Promise<boolean>
  /** Whether the home page answers within a few seconds. */
  answers(website: string): Promise<boolean>
}
