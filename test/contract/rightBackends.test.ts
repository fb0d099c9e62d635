import { linesOf } from './broken/runTsx'
import { TABLES } from './broken/tables'

const { right } = TABLES
const lines = linesOf('test/contract/broken/run.ts', ['right'])
afterAll(() => lines.stop())

test.each(right.map(row => [row.name, row] as const))(
  'a right backend that %s is not refused',
  async (name, { stops }) => {
    expect(JSON.parse(await lines.next())).toEqual([name, stops])
  },
)
