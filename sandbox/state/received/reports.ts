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

const MOST_REPORTS = 200

/** Returns the reports with the new ones; the oldest are dropped. */
export const withReports = (reports: Report[], come: Omit<Report, 'at'>[], at: number): Report[] =>
  [...reports, ...come.map(report => ({ ...report, at }))].slice(-MOST_REPORTS)
