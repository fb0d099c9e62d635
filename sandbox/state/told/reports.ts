/** One report of the app, in the form of the Reporting API. */
export interface Report {
  type: string
  age: number
  url: string
  user_agent: string
  body: Record<string, unknown>
  /** When it came in, in milliseconds since the epoch. */
  at: number
}

const MOST_REPORTS = 200

/** The reports with those that have come; the oldest go. */
export const withReports = (reports: Report[], come: Omit<Report, 'at'>[], at: number): Report[] =>
  [...reports, ...come.map(report => ({ ...report, at }))].slice(-MOST_REPORTS)
