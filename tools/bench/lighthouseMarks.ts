import { median } from './statistics'
import type { Table } from './tables'

interface Audit {
  title: string
  /** From 0 to 1; null if it does not apply. */
  score: number | null
  displayValue?: string
}

/** The part of a report that is printed. */
export interface Report {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, Audit>
}

const outOf100 = (score: number | null | undefined): number => Math.round(100 * (score ?? 0))

/** Returns each category's score, the median of all reports. */
function marks(title: string, reports: Report[]): Table {
  const [first] = reports
  const rows = Object.entries(first?.categories ?? {}).map(([id, category]) => [
    category.title,
    String(median(reports.map(({ categories }) => outOf100(categories[id]?.score)))),
  ])
  return { title, columns: ['', 'of 100'], rows }
}

/** Returns the audits that lower the scores of a report; an audit without weight does not. */
function complaints({ categories, audits }: Report): Table {
  const rows = Object.values(categories).flatMap(category =>
    category.auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (!audit || audit.score === null || audit.score === 1) return []
      return [
        [
          `${category.title}: ${audit.title}`,
          String(weight),
          String(outOf100(audit.score)),
          audit.displayValue ?? '',
        ],
      ]
    }),
  )
  return {
    title: 'Findings, with their weight in the category',
    columns: ['', 'weight', 'of 100', 'measured'],
    rows: rows.length > 0 ? rows : [['nothing', '', '', '']],
  }
}

/** Returns the scores of a page and, for the report with the median performance, the reasons why they are below 100. */
export function marksTables(title: string, reports: Report[]): Table[] {
  const byPerformance = [...reports].sort(
    (a, b) => outOf100(a.categories.performance?.score) - outOf100(b.categories.performance?.score),
  )
  const middle = byPerformance[Math.floor((reports.length - 1) / 2)]
  return middle ? [marks(title, reports), complaints(middle)] : []
}
