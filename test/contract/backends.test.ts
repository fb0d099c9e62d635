import { readJourneys } from 'scripts/conformance/journeys'
import { DEFECTS } from 'sandbox/state/defects'
import { linesOf } from './broken/processes'
import { TABLES } from './broken/tables'
import { VARIANTS } from './broken/variants'

const { broken, right } = TABLES
const lines = linesOf('test/contract/broken/run.ts')
afterAll(() => lines.stop())

const walked = async () => JSON.parse(await lines.next()) as [name: string, stops: string[]]

describe('a backend that is broken in one way', () => {
  test.each(broken.map(row => [row.name, row] as const))(
    '%s: stops where it does',
    async (name, { stops }) => {
      const [seen, where] = await walked()
      expect(seen).toBe(name)
      expect([...where].sort()).toEqual([...stops].sort())
    },
  )
})

test.each(right.map(row => [row.name, row] as const))(
  'a right backend that %s is not refused',
  async (name, { stops }) => {
    expect(await walked()).toEqual([name, stops])
  },
)

test('every switch of the sandbox is walked, and every row has a journey that should stop', () => {
  const switches = broken.flatMap(({ defects = [] }) => defects)
  expect(Object.keys(DEFECTS).filter(defect => !switches.includes(defect))).toEqual([])
  expect(broken.filter(({ stops }) => stops.length === 0)).toEqual([])
})

test('every journey of security is stopped by something', () => {
  const stopped = broken.flatMap(({ stops }) => stops.map(stop => stop.split(':')[0]))
  const journeys = readJourneys().filter(({ chapter }) => chapter === 'security')
  expect(journeys.map(({ id }) => id).filter(id => !stopped.includes(id))).toEqual([])
})

test('every way of its own that a right backend may have is tried', () => {
  const names = right.map(({ name }) => name).join()
  expect(Object.keys(VARIANTS).filter(variant => !names.includes(variant))).toEqual([])
})
