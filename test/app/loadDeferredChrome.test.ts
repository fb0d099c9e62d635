import { deferredChrome } from 'src/app/deferredChrome'
import { loadDeferredChrome } from 'src/app/loadDeferredChrome'
import { firstActivity } from 'src/services/browser/moments'

jest.mock('src/services/browser/moments', () => ({ firstActivity: jest.fn() }))
jest.mock('src/app/deferredChrome', () => ({ deferredChrome: jest.fn() }))

const parts = { Languages: () => null, Accounts: () => null }
const loaded = jest.mocked(deferredChrome)
const activity = jest.mocked(firstActivity)

beforeEach(() => {
  loaded.mockReset().mockResolvedValue(parts)
  activity.mockReset().mockResolvedValue()
  localStorage.clear()
})

test('both parts arrive with one load, and the accounts are rendered at once afterwards', async () => {
  const { languages, accounts } = loadDeferredChrome()
  expect(accounts.ready()).toBeUndefined()
  expect(await Promise.all([languages(), accounts()])).toEqual([parts.Languages, parts.Accounts])
  expect(accounts.ready()).toBe(parts.Accounts)
  expect(await accounts()).toBe(parts.Accounts)
  expect(loaded).toHaveBeenCalledTimes(1)
})

test('a failed load is repeated', async () => {
  loaded.mockRejectedValueOnce(new Error('offline'))
  const { languages, accounts } = loadDeferredChrome()
  const both = await Promise.allSettled([languages(), accounts()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await accounts()).toBe(parts.Accounts)
  expect(loaded).toHaveBeenCalledTimes(2)
})

test.each<[kept: string | null, waits: boolean]>([
  [null, true],
  ['["jane"]', true],
  ['["jane","joan"]', false],
])('with the names %s the load waits for user activity: %s', async (kept, waits) => {
  if (kept !== null) localStorage.setItem('foyer.accounts', kept)
  await loadDeferredChrome().accounts()
  expect(activity.mock.calls.length > 0).toBe(waits)
})
