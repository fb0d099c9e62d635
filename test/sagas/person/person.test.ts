import { expectSaga } from 'redux-saga-test-plan'
import { rememberAutoLogin, rememberPerson, rememberSignedIn } from 'src/sagas/person/person'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { writeSession } from 'src/services/storage/sessionStore'
import { answerSignIn } from 'src/services/storage/signInFacts'
import { clearCookies } from 'test/support/clearCookies'

beforeEach(() => {
  visit('https://app.example/signin/')
  sessionStorage.clear()
  clearCookies()
})

const cookies = () => document.cookie.split('; ').filter(Boolean).sort()

test.each<[userId: string | number | null | undefined, kept: string[]]>([
  [7, ['userId=7']],
  ['u-7', ['userId=u-7']],
  [0, ['userId=0']],
  [null, []],
  [undefined, []],
])('a person with the id %s is remembered for the next time', async (userId, kept) => {
  await expectSaga(rememberPerson, 'jane', userId).run()
  expect(cookies()).toEqual(['lastLoginUsername=jane', 'rememberMeInfo=jane', ...kept])
})

// (sign-in/accounts)
test('the names of a browser are kept in its list, but for a guest’s', async () => {
  localStorage.clear()
  const kept = () => localStorage.getItem('foyer.accounts')
  await expectSaga(rememberPerson, 'ada').run()
  await expectSaga(rememberPerson, 'bea').run()
  expect(kept()).toBe('["bea","ada"]')
  writeSession(SESSION_KEYS.guestAccess, true)
  await expectSaga(rememberPerson, 'guest').run()
  expect(kept()).toBe('["bea","ada"]')
})

test('after the last factor it is the person whose password was right; where nobody’s was, nobody', async () => {
  await expectSaga(rememberSignedIn).run()
  expect(cookies()).toEqual([])
  answerSignIn('ada', {})
  await expectSaga(rememberSignedIn).run()
  expect(cookies()).toEqual(['lastLoginUsername=ada', 'rememberMeInfo=ada'])
})

type Enabled = boolean | null | undefined
test.each<[said: Enabled, company: Enabled, cookie: string[]]>([
  [true, false, ['autoLoginEnabled=enabled']],
  [false, true, ['autoLoginEnabled=disabled']],
  [undefined, true, ['autoLoginEnabled=enabled']],
  [undefined, false, ['autoLoginEnabled=disabled']],
  [null, true, ['autoLoginEnabled=enabled']],
  [null, false, ['autoLoginEnabled=disabled']],
  [undefined, undefined, []],
  [undefined, null, []],
])('auto-login, said of the person: %s, of the company: %s', async (said, company, cookie) => {
  answerSignIn('jane', { autoLoginEnabled: said })
  await expectSaga(rememberAutoLogin, { autoLoginEnabled: company }).run()
  expect(cookies()).toEqual(cookie)
})

// (storage/next-person)
test.each<[next: string, kept: string[]]>([
  ['Jane', ['autoLoginEnabled=enabled', 'userId=u-1']],
  ['bob', []],
])('what the cookies say of jane, where %s signs in and nothing is said', async (next, kept) => {
  document.cookie = 'autoLoginEnabled=enabled; path=/'
  await expectSaga(rememberPerson, 'jane', 'u-1').run()
  await expectSaga(rememberPerson, next).run()
  expect(cookies()).toEqual(expect.arrayContaining(kept))
  expect(cookies()).toHaveLength(2 + kept.length)
})

test('where nobody says anything, a cookie that was there stays', async () => {
  document.cookie = 'autoLoginEnabled=enabled; path=/'
  await expectSaga(rememberAutoLogin, {}).run()
  expect(cookies()).toEqual(['autoLoginEnabled=enabled'])
})
