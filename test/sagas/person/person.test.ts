import { expectSaga } from 'redux-saga-test-plan'
import * as raw from 'redux-saga/effects'
import { recordActions } from 'src/features/record/recordSlice'
import { rememberAutoLogin, rememberPerson, rememberSignedIn } from 'src/sagas/person/person'
import { appState, type RecordFacts, recordState } from 'test/support/appState'
import { clearCookies } from 'test/support/clearCookies'

beforeEach(() => {
  visit('https://app.example/signin/')
  clearCookies()
})

const run = <A extends unknown[]>(saga: (...args: A) => Generator, args: A, record: RecordFacts = {}) =>
  expectSaga(saga, ...args)
    .withState(appState({ record: recordState(record) }))
    .run()

const cookies = () => document.cookie.split('; ').filter(Boolean).sort()

test.each<[userId: string | number | null | undefined, kept: string[]]>([
  [7, ['userId=7']],
  ['u-7', ['userId=u-7']],
  [0, ['userId=0']],
  [null, []],
  [undefined, []],
])('a user with the id %s is remembered for the next time', async (userId, kept) => {
  const { effects } = await run(rememberPerson, ['jane', userId])
  expect(cookies()).toEqual(['lastLoginUsername=jane', 'rememberMeInfo=jane', ...kept])
  expect(effects.put).toEqual([raw.put(recordActions.remembered('jane'))])
})

// (sign-in/accounts)
test('the usernames are stored in the browser’s list, except for a guest’s', async () => {
  localStorage.clear()
  const kept = () => localStorage.getItem('foyer.accounts')
  await run(rememberPerson, ['ada'])
  await run(rememberPerson, ['bea'])
  expect(kept()).toBe('["bea","ada"]')
  await run(rememberPerson, ['guest'], { guest: true })
  expect(kept()).toBe('["bea","ada"]')
})

test('after the last factor the remembered user is the one whose password was correct, if any', async () => {
  await run(rememberSignedIn, [])
  await run(rememberSignedIn, [], { username: '' })
  expect(cookies()).toEqual([])
  await run(rememberSignedIn, [], { username: 'ada' })
  expect(cookies()).toEqual(['lastLoginUsername=ada', 'rememberMeInfo=ada'])
})

test.each<[said: boolean | undefined, company: boolean, cookie: string]>([
  [true, false, 'autoLoginEnabled=enabled'],
  [undefined, false, 'autoLoginEnabled=disabled'],
])('auto-login is read from the user (%s) before the company (%s)', async (said, company, cookie) => {
  await run(rememberAutoLogin, [{ autoLoginEnabled: company }], { answer: { autoLoginEnabled: said } })
  expect(cookies()).toEqual([cookie])
})

// (storage/next-person)
test.each<[next: string, kept: string[]]>([
  ['Jane', ['autoLoginEnabled=enabled', 'userId=u-1']],
  ['bob', []],
])('the cookies for jane after %s signs in without flags', async (next, kept) => {
  document.cookie = 'autoLoginEnabled=enabled; path=/'
  await run(rememberPerson, ['jane', 'u-1'])
  await run(rememberPerson, [next])
  expect(cookies()).toEqual(expect.arrayContaining(kept))
  expect(cookies()).toHaveLength(2 + kept.length)
})

test('without flags, an existing cookie stays', async () => {
  document.cookie = 'autoLoginEnabled=enabled; path=/'
  await run(rememberAutoLogin, [{}])
  expect(cookies()).toEqual(['autoLoginEnabled=enabled'])
})
