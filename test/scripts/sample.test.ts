import { sample } from 'test/support/sample'

const ROWS = Array.from({ length: 40 }, (_each, at) => `row ${at}`)
const take = (paths: string[]) => sample(ROWS, 4, row => row, paths)

// The run of this test may have it too.
const given = process.env.FOYER_EVERY
beforeEach(() => {
  delete process.env.FOYER_EVERY
})
afterAll(() => {
  if (given) process.env.FOYER_EVERY = given
})

test('a sample has one row in four, in their order, and is the same in each run of a commit', () => {
  const taken = take(['no-such-folder'])
  expect(taken).toHaveLength(10)
  expect(taken).toEqual(ROWS.filter(row => taken.includes(row)))
  expect(take(['no-such-folder'])).toEqual(taken)
})

test('with FOYER_EVERY all rows run', () => {
  process.env.FOYER_EVERY = '1'
  expect(take(['no-such-folder'])).toEqual(ROWS)
})
