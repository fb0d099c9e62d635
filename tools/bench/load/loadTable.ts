import type { Table } from 'tools/bench/measure'
import { median } from 'tools/bench/median'
import { FIGURES, type Figure, type Seen } from './figures'

const NONE = '–'

const FORMATS: Record<Figure['unit'], (value: number) => string> = {
  ms: value => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`,
  kB: value => `${(value / 1000).toFixed(1)} kB`,
  MB: value => `${(value / 1e6).toFixed(1)} MB`,
  '': value => String(Number(value.toFixed(3))),
}

type Read = Figure['read']

const middle = (visits: Seen[], read: Read): number | undefined => {
  const values = visits.map(read).filter(value => value !== undefined)
  return values.length > 0 ? median(values) : undefined
}

/** Returns each figure's median for each contestant, with its ratio to the first one, the limit. */
export function loadTable(
  title: string,
  contestants: { name: string; visits: Seen[] }[],
  figures = FIGURES,
): Table {
  const limit = contestants[0]?.visits ?? []
  const cells = ({ read, limit: readLimit = read, unit, alone }: Figure, visits: Seen[]): string[] => {
    const value = middle(visits, read)
    const against = middle(limit, readLimit)
    const ratio = alone || value === undefined || !against ? '' : `${(value / against).toFixed(2)} ×`
    return [value === undefined ? NONE : FORMATS[unit](value), ratio]
  }
  return {
    title,
    columns: ['', ...contestants.flatMap(({ name }, index) => (index === 0 ? [name] : [name, 'ratio']))],
    rows: figures.map(figure => [
      figure.name,
      ...contestants.flatMap(({ visits }, index) => cells(figure, visits).slice(0, index === 0 ? 1 : 2)),
    ]),
  }
}
