import { readJourneys } from 'foyer-contract/conformance/journeys'
import { DEFECTS } from 'sandbox/state/defects'
import { linesOf } from './broken/processes'
import { SAMPLE, TABLES } from './broken/tables'
import { VARIANTS } from './broken/variants'

const { broken, right } = TABLES
const lines = linesOf('packages/contract/test/broken/run.ts')
afterAll(() => lines.stop())

const walked = async () => JSON.parse(await lines.next()) as [name: string, stops: string[]]

describe('a backend that is broken in one way', () => {
  test.each(SAMPLE.broken.map(row => [row.name, row] as const))(
    'a backend that %s fails at the expected steps',
    async (name, { stops }) => {
      const [seen, where] = await walked()
      expect(seen).toBe(name)
      expect([...where].sort()).toEqual([...stops].sort())
    },
  )
})

test.each(SAMPLE.right.map(row => [row.name, row] as const))(
  'a correct backend that %s passes',
  async (name, { stops }) => {
    expect(await walked()).toEqual([name, stops])
  },
)

test('every switch of the sandbox is tested, and every row has a journey that must fail', () => {
  const switches = broken.flatMap(({ defects = [] }) => defects)
  expect(Object.keys(DEFECTS).filter(defect => !switches.includes(defect))).toEqual([])
  expect(broken.filter(({ stops }) => stops.length === 0)).toEqual([])
})

test('every security journey fails for some broken backend', () => {
  const stopped = broken.flatMap(({ stops }) => stops.map(stop => stop.split(':')[0]))
  const journeys = readJourneys().filter(({ chapter }) => chapter === 'security')
  expect(journeys.map(({ id }) => id).filter(id => !stopped.includes(id))).toEqual([])
})

test('every permitted variant of a correct backend is tested', () => {
  const names = right.map(({ name }) => name).join()
  expect(Object.keys(VARIANTS).filter(variant => !names.includes(variant))).toEqual([])
})
