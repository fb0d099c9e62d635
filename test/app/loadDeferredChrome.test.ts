import { deferredChrome } from 'src/app/deferredChrome'
import { loadDeferredChrome } from 'src/app/loadDeferredChrome'
import { firstActivity } from 'src/services/browser/moments/firstInput'

jest.mock('src/services/browser/moments/firstInput', () => ({ firstActivity: jest.fn() }))
jest.mock('src/app/deferredChrome', () => ({ deferredChrome: jest.fn() }))

const parts = { Languages: () => null, Accounts: () => null }
const loaded = jest.mocked(deferredChrome)
const activity = jest.mocked(firstActivity)

beforeEach(() => {
  loaded.mockReset().mockResolvedValue(parts)
  activity.mockReset().mockResolvedValue()
  localStorage.clear()
})

test('both parts come with one load, and the accounts are drawn at once from then on', async () => {
  const { languages, accounts } = loadDeferredChrome(() => undefined)
  expect(accounts.ready?.()).toBeUndefined()
  expect(await Promise.all([languages(), accounts()])).toEqual([parts.Languages, parts.Accounts])
  expect(accounts.ready?.()).toBe(parts.Accounts)
  expect(await accounts()).toBe(parts.Accounts)
  expect(loaded).toHaveBeenCalledTimes(1)
})

test('a load that has failed is made again', async () => {
  loaded.mockRejectedValueOnce(new Error('offline'))
  const { languages, accounts } = loadDeferredChrome(() => undefined)
  const both = await Promise.allSettled([languages(), accounts()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await accounts()).toBe(parts.Accounts)
  expect(loaded).toHaveBeenCalledTimes(2)
})

test.each<[kept: string | null, waits: boolean]>([
  [null, true],
  ['["jane"]', true],
  ['["jane","joan"]', false],
])('with the names %s it waits for a sign of a person: %s', async (kept, waits) => {
  if (kept !== null) localStorage.setItem('foyer.accounts', kept)
  await loadDeferredChrome(() => undefined).accounts()
  expect(activity.mock.calls.length > 0).toBe(waits)
})
