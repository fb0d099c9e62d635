import { beginPhoneSignIn, pollPhoneSignIn } from 'src/services/api/phoneSignIn/phoneSignInService'
import { answerPhoneRequest, openPhoneRequest } from 'src/services/api/phoneSignIn/phoneRequestService'
import { type AnswerRow, type BodyRow, expectAnswer, expectBody } from 'test/support/expectAnswer'
import { SPELLINGS } from 'test/support/nameSpellings'
import { serve } from 'test/support/server'

const BEGUN = {
  deviceCode: '9f86d081884c7d659a2feaa0',
  userCode: 'WDJBMJHT',
  verificationUri: 'https://harbor.example/signin/phone',
  expiresIn: 300,
  interval: 5,
}

const { deviceCode, userCode, verificationUri: address } = BEGUN

// (phone/begin)
test.each<BodyRow>([
  [
    'its codes, its end and its interval',
    BEGUN,
    { deviceCode, userCode, address, lifeMs: 300_000, pauseMs: 5000 },
  ],
  ['no address', { ...BEGUN, verificationUri: '/signin/phone' }, 'unreadable'],
  ['an address that is a script', { ...BEGUN, verificationUri: 'javascript:alert(1)' }, 'unreadable'],
  ['a device code that can be guessed', { ...BEGUN, deviceCode: '1234' }, 'unreadable'],
  ['a code with words', { ...BEGUN, userCode: 'open sesame' }, 'unreadable'],
  ['no pace', { ...BEGUN, interval: 0 }, 'unreadable'],
  ['a day', { ...BEGUN, expiresIn: 86_400 }, 'unreadable'],
])('a sign-in that waits for a phone with %s', expectBody(beginPhoneSignIn))

const pending = (body: object) => ({ status: 202, body })
const refused = (code: string, status = 400) => ({ status, body: { code } })

// (phone/poll)
test.each<AnswerRow>([
  ['that no phone has opened the request', pending({ state: 'waiting' }), { kind: 'waiting' }],
  [
    'the number to compare',
    pending({ state: 'comparing', number: '47' }),
    { kind: 'comparing', number: '47' },
  ],
  ['a slower pace', pending({ state: 'slowDown', interval: 10 }), { kind: 'slowDown', pauseMs: 10_000 }],
  ['that polling must slow down, without an interval', pending({ state: 'slowDown' }), { kind: 'slowDown' }],
  ['that the request was denied', refused('phoneSignInDenied'), { kind: 'denied' }],
  ['that the request is over', refused('phoneSignInExpired'), { kind: 'expired' }],
  ['an approval without a user', { body: { userId: 'u-17' } }, 'unreadable'],
  ['no state', pending({}), 'unreadable'],
  ['a number of three digits', pending({ state: 'comparing', number: '047' }), 'unreadable'],
  ['no number', pending({ state: 'comparing' }), 'unreadable'],
  // (password-change/required)
  ...['stolen', true].map((passwordChange): AnswerRow => [
    `the unknown reason ${passwordChange}`,
    { body: { userName: 'jane', passwordChange } },
    'unreadable',
  ]),
])(
  'the server can report %s',
  expectAnswer(() => pollPhoneSignIn('device', undefined)),
)

test('an approval names the user, as the answer to a password does', async () => {
  const { requests } = await serve(() => ({ body: { userName: 'grace', passwordExpiresIn: 42 } }))
  const answer = await pollPhoneSignIn('device', { name: 'Room 4', id: 'd-1' })
  expect(answer).toMatchObject({ kind: 'signedIn', username: 'grace', person: { passwordExpiresIn: 42 } })
  expect(requests[0]?.json).toEqual({ deviceCode: 'device' })
  expect(requests[0]?.headers['x-device-id']).toBe('d-1')
})

// (forms/names-cleaned)
test.each(SPELLINGS)('the username of an approval is cleaned: %s', async (_what, userName, clean) => {
  await serve(() => ({ body: { userName } }))
  expect(await pollPhoneSignIn('device', undefined)).toMatchObject({ username: clean })
})

// (password-change/required)
test.each(['expired', 'temporary', 'policy'])(
  'a phone’s answer names the reason %s',
  async passwordChange => {
    await serve(() => ({ body: { userName: 'jane', passwordChange } }))
    expect(await pollPhoneSignIn(BEGUN.deviceCode, undefined)).toMatchObject({ person: { passwordChange } })
  },
)

const ASKED = { requestedAt: 1767225600000, place: ' Lisbon ', device: 'Chrome on Windows', expiresIn: 240 }

const UNKNOWN: AnswerRow = [
  'a code that no computer shows',
  refused('phoneRequestUnknown', 404),
  { kind: 'unknown' },
]

// `serversWord.test.ts` has the rejections without a code. (phone/open)
test.each<AnswerRow>([
  [
    'what the server knows about the computer',
    { body: ASKED },
    {
      kind: 'asked',
      requestedAtMs: 1767225600000,
      place: 'Lisbon',
      device: 'Chrome on Windows',
      lifeMs: 240_000,
    },
  ],
  [
    'a place of two lines, which is ignored',
    { body: { expiresIn: 240, place: 'Lis\nbon', device: '', requestedAt: 'noon' } },
    { kind: 'asked', lifeMs: 240_000 },
  ],
  UNKNOWN,
])(
  'the request has %s',
  expectAnswer(() => openPhoneRequest('WDJBMJHT')),
)

test('a request is opened by its code', async () => {
  const { requests } = await serve(() => ({ body: ASKED }))
  await openPhoneRequest('wdjb-mjht')
  expect(requests[0]?.json).toEqual({ userCode: 'wdjb-mjht' })
})

// (phone/answer)
test.each<[rule: string, verdict: Parameters<typeof answerPhoneRequest>[1]]>([
  ['approval sends the number', { approve: true, number: '47' }],
  ['answer that denies sends no number', { approve: false }],
])('an %s', async (_rule, verdict) => {
  const { requests } = await serve(() => ({}))
  expect(await answerPhoneRequest('WDJBMJHT', verdict)).toEqual({ kind: 'done' })
  expect(requests[0]?.json).toEqual({ userCode: 'WDJBMJHT', ...verdict })
})

test.each<AnswerRow>([['another number', refused('phoneNumberWrong'), { kind: 'wrongNumber' }], UNKNOWN])(
  'the rejection of an answer with %s is an outcome',
  expectAnswer(() => answerPhoneRequest('WDJBMJHT', { approve: true, number: '47' })),
)
