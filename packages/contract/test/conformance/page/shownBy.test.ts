import {
  answering,
  pageSentence,
  preparePage,
  unchangedPassword,
} from 'foyer-contract/conformance/page/onThePage'
import { READERS, shownBy } from 'foyer-contract/conformance/page/shownBy'
import { operations } from 'foyer-contract/document/operations'
import { replays } from '../../replays'

const ON = [{ key: 'ChangePasswordInAuthAppEnabled', active: true }]
const OFF = [{ key: 'ChangePasswordInAuthAppEnabled', active: false }]
const TEMPORARY = { passwordIsActivationCode: true }

const rows: [rule: string, signedIn: object, features: unknown, isUnchanged: boolean][] = [
  ['with the feature, the page asks for a new one', TEMPORARY, ON, false],
  ['without it, the person keeps it', TEMPORARY, [], true],
  ['with the feature switched off, the person keeps it', TEMPORARY, OFF, true],
  ['an unusable list switches everything off', TEMPORARY, {}, true],
  ['passwordChange needs no feature', { ...TEMPORARY, passwordChange: 'temporary' }, [], false],
  ['with an unknown reason, the sign-in fails', { ...TEMPORARY, passwordChange: 'mood' }, [], false],
  ['a password of their own stays', { passwordIsActivationCode: false }, [], false],
]

test.each(rows)('%s', (_rule, signedIn, features, isUnchanged) => {
  const sentence = unchangedPassword(JSON.stringify(signedIn), JSON.stringify(features))
  expect(sentence !== undefined).toBe(isUnchanged)
})

test('a failed call for the features switches everything off', () => {
  expect(unchangedPassword(JSON.stringify(TEMPORARY), undefined)).toBe(
    'The page would open the web app with the temporary password (the feature `ChangePasswordInAuthAppEnabled` is not on)',
  )
})

// The environment of the command, not that of a page.
beforeAll(() => preparePage('https://signin.example.com'))

const json = { 'content-type': 'application/json' }

/** Returns the page's sentence after a response. */
async function sentenceAfter(
  operation: string,
  status: number,
  body: unknown,
  headers: Record<string, string> = json,
): Promise<string | undefined> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const shown = await answering({ status, headers, text }, () => shownBy(operation))
  return shown && pageSentence(shown.problem, shown.cause)
}

const WRONG = 'The page would show: Username/Password combination was wrong. Please try again.'
const LATER = 'The page would show: Server error. Please try later.'
const UNUSABLE = `${LATER} (the body cannot be used)`

const steps: [rule: string, step: object, shown: string | undefined][] = [
  ['a text message with its time', { type: 'sms', timeout: 300 }, undefined],
  ['a text message without its time', { type: 'sms' }, `${LATER} (\`timeout\` is missing)`],
  ['a mail without its time', { type: 'email', timeout: null }, `${LATER} (\`timeout\` is missing)`],
  ['an app that is set up', { type: 'totp', action: 'code' }, undefined],
  ['an unknown step', { type: 'horoscope' }, `${LATER} (the page has no screen for this step)`],
]

test.each(steps)('%s', async (_rule, step, shown) => {
  expect(await sentenceAfter('fetchSessionStatus', 202, { mfa: [step] })).toBe(shown)
  expect(await sentenceAfter('activate', 200, { mfa: [step] })).toBe(shown)
})

const answers: [rule: string, operation: string, status: number, body: unknown, shown: string | undefined][] =
  [
    ['a correct password', 'signIn', 200, {}, undefined],
    ['a due factor', 'signIn', 202, '', undefined],
    ['a wrong password', 'signIn', 401, { message: 'Account is locked' }, WRONG],
    ['a success that reports a failure', 'signIn', 200, { success: false }, UNUSABLE],
    ['a limit without a time', 'signIn', 429, {}, LATER],
    ['a complete sign-in', 'fetchSessionStatus', 200, {}, undefined],
    ['a session that is over', 'fetchSessionStatus', 401, {}, 'The page would show: Please sign in again.'],
    ['a denied request', 'fetchSessionStatus', 400, 'Denied by Ada', 'The page would show: Denied by Ada'],
    ['a wrong code', 'activate', 400, { message: 'Wrong code' }, 'The page would show: Wrong code'],
    ['an onboarding status', 'fetchOnboardingStatus', 200, { onboardingStatus: 'Completed' }, undefined],
    ['one without its field', 'fetchOnboardingStatus', 200, {}, UNUSABLE],
    ['a call that no page makes', 'redeemNativeCode', 500, {}, undefined],
  ]

test.each(answers)('%s', async (_rule, operation, status, body, shown) => {
  expect(await sentenceAfter(operation, status, body)).toBe(shown)
})

test('a limit with a time counts down', async () => {
  expect(await sentenceAfter('signIn', 429, {}, { ...json, 'retry-after': '60' })).toBe(
    'The page would show: a countdown until the next try',
  )
})

const read = operations.filter(({ id }) => id in READERS)

test('every reader is one of an operation', () => {
  expect(read.map(({ id }) => id).sort()).toEqual(Object.keys(READERS).sort())
})

test.each(read.map(asked => [asked.id, asked] as const))(
  '%s: the page goes on after each success',
  async (id, asked) => {
    const stopped: string[] = []
    for (const { status, name, answer } of replays(asked)) {
      if (status >= 300) continue
      const sentence = await sentenceAfter(id, status, answer.body ?? '')
      if (sentence !== undefined) stopped.push(`${name}: ${sentence}`)
    }
    expect(stopped).toEqual([])
  },
)
