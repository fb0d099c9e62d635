import { tmpdir } from 'node:os'
import { madeAt } from 'scripts/release/versions'

test('a release counts as made when its commit was', () => {
  const [now, made] = [Date.now(), madeAt('.', {}).getTime()]
  expect(made % 1000).toBe(0)
  expect(made).toBeGreaterThan(Date.UTC(2020, 0))
  expect(made).toBeLessThanOrEqual(now + 86_400_000)
})

test('SOURCE_DATE_EPOCH outranks the commit', () => {
  expect(madeAt(tmpdir(), { SOURCE_DATE_EPOCH: '1700000000' })).toEqual(new Date('2023-11-14T22:13:20Z'))
})

test.each([
  ['a time that is none', { SOURCE_DATE_EPOCH: 'yesterday' }, /number of seconds/],
  ['a folder without a commit', {}, /set SOURCE_DATE_EPOCH/],
])('%s is reported in one line', (_rule, env, line) => {
  expect(() => madeAt(tmpdir(), env)).toThrow(line)
})
