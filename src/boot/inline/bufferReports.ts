import type { Handover } from 'src/services/http/handover'
import type { BufferedEntry } from 'src/services/http/reportEntry'

const MOST_REPORTS = 20

/** Buffers errors until the chunk that reports them has loaded (src/services/report/start.ts). */
export function bufferReports(handover: Handover): void {
  const reports: BufferedEntry[] = []
  handover.reports = reports
  handover.report = (...entry) => {
    if (reports.length < MOST_REPORTS) reports.push([Date.now(), ...entry])
  }
  // Capturing: the error of a script does not bubble.
  for (const name of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(name, event => handover.report?.(event), true)
}
