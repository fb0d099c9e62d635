import { linesOf } from './broken/processes'
import { TABLES } from './broken/tables'
import { VARIANTS } from './broken/variants'

const { right } = TABLES
const lines = linesOf('test/contract/broken/run.ts', ['right'])
afterAll(() => lines.stop())

test.each(right.map(row => [row.name, row] as const))(
  'a right backend that %s is not refused',
  async (name, { stops }) => {
    expect(JSON.parse(await lines.next())).toEqual([name, stops])
  },
)

test('every way of its own is tried', () => {
  const names = right.map(({ name }) => name).join()
  expect(Object.keys(VARIANTS).filter(variant => !names.includes(variant))).toEqual([])
})
