/** One report of the app, in the form of the Reporting API. */
export interface Report {
  type: string
  age: number
  url: string
  user_agent: string
  body: Record<string, unknown>
  /** The time of arrival, in milliseconds since the epoch. */
  at: number
}

export const MOST_REPORTS = 200
