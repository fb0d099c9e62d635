import { readJourneys } from 'scripts/conformance/journeys'
import { DEFECTS } from 'sandbox/state/defects'
import { linesOf } from './broken/processes'
import { TABLES } from './broken/tables'

const { broken } = TABLES
const lines = linesOf('test/contract/broken/run.ts', ['broken'])
afterAll(() => lines.stop())

describe('a backend that is broken in one way', () => {
  test.each(broken.map(row => [row.name, row] as const))(
    '%s: stops where it does',
    async (name, { stops }) => {
      const [walked, where] = JSON.parse(await lines.next()) as [string, string[]]
      expect(walked).toBe(name)
      expect([...where].sort()).toEqual([...stops].sort())
    },
  )
})

test('every switch of the sandbox is walked, and every row has a journey that should stop', () => {
  const walked = broken.flatMap(({ defects = [] }) => defects)
  expect(Object.keys(DEFECTS).filter(defect => !walked.includes(defect))).toEqual([])
  expect(broken.filter(({ stops }) => stops.length === 0)).toEqual([])
})

test('every journey of security is stopped by something', () => {
  const stopped = broken.flatMap(({ stops }) => stops.map(stop => stop.split(':')[0]))
  const journeys = readJourneys().filter(({ chapter }) => chapter === 'security')
  expect(journeys.map(({ id }) => id).filter(id => !stopped.includes(id))).toEqual([])
})
