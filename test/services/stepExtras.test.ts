import { fetchSessionStatus } from 'src/services/api/session/sessionStatusService'
import { proveFactor, resendCode } from 'src/services/api/factorService'
import { type AnswerRow, expectAnswer } from 'test/support/expectAnswer'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'
import { untilIn } from 'test/support/untilIn'

const step = { type: 'signinVerification', isMfaStepConfigured: true }

// (factors/step-extras)
test.each<[string, object, object]>([
  ['a number', { challenge: '47' }, { challenge: '47' }],
  ['a number that is not a string', { challenge: 47 }, {}],
  ['a word in place of a number', { challenge: 'four' }, {}],
  ['a number of four digits', { challenge: '4711' }, {}],
  ['a time', { requestedAt: '2026-11-22T08:00:00Z' }, { requestedAt: Date.UTC(2026, 10, 22, 8) }],
  ['no time', { requestedAt: 'today' }, {}],
  ['the last valid time', { requestedAt: 8.64e15 }, { requestedAt: 8.64e15 }],
  ['a time after the last valid one', { requestedAt: 8.64e15 + 1 }, {}],
  ['a place', { place: ' Lisbon ' }, { place: 'Lisbon' }],
  ['an empty place', { place: ' ' }, {}],
  ['a place of two lines', { place: 'Lisbon\nHarbor' }, {}],
  ['a place that is too long', { place: 'L'.repeat(101) }, {}],
  ['one day of trust', { trustDays: 1 }, { trustDays: 1 }],
  ['a year of trust', { trustDays: 365 }, { trustDays: 365 }],
  ['more than a year of trust', { trustDays: 366 }, {}],
  ['no day', { trustDays: 0 }, {}],
  ['half a day of trust', { trustDays: 0.5 }, {}],
  ['days of trust as a string', { trustDays: '30' }, {}],
  ['the digits of a code', { digits: 6 }, { digits: 6 }],
  ['the fewest', { digits: 4 }, { digits: 4 }],
  ['the most', { digits: 8 }, { digits: 8 }],
  ['fewer digits', { digits: 3 }, {}],
  ['more digits', { digits: 9 }, {}],
  ['digits as a string', { digits: 'six' }, {}],
  ['another code', { resend: true, reference: '0123' }, { resend: true, reference: '0123' }],
  ['a boolean as a string', { resend: 'yes' }, {}],
  ['a masked email address', { reference: 'm•••@example.com' }, { reference: 'm•••@example.com' }],
  ['an email address without a host', { reference: 'm•••@' }, {}],
  ['two addresses', { reference: 'm•••@example.com,n•••@example.com' }, {}],
  ['an email address with a space', { reference: 'm ••@example.com' }, {}],
  ['an email address with a direction mark', { reference: 'm\u202e••@example.com' }, {}],
  ['the longest email address', { reference: `m@${'e'.repeat(98)}` }, { reference: `m@${'e'.repeat(98)}` }],
  ['a longer email address', { reference: `m@${'e'.repeat(99)}` }, {}],
  ['a whole phone number in place of its last digits', { reference: '+12025550123' }, {}],
])('the details of a step with %s', (rule, said, read) =>
  expectAnswer(fetchSessionStatus)(
    rule,
    { status: 202, body: { mfa: [{ ...step, ...said }] } },
    { kind: 'factorDue', step: { ...step, ...read } },
  ),
)

// (factors/tries-left)
test.each<[number | string | null, number | undefined]>([
  [2, 2],
  [0, 0],
  [100, undefined],
  [-1, undefined],
  [1.5, undefined],
  ['2', undefined],
  [null, undefined],
])('the tries left in an error with triesLeft %p', async (triesLeft, read) => {
  await serve(() => ({ status: 400, body: { message: 'No.', triesLeft } }))
  const failure = await failing(proveFactor({ kind: 'text', mfaType: 'sms', code: '1' }))
  expect(failure).toMatchObject({ kind: 'refused', text: 'No.' })
  expect(failure.triesLeft).toBe(read)
})

// (factors/trust-device)
test.each([
  [
    'asks for trust if the user has chosen it',
    { trustDevice: true } as const,
    { type: 'sms', code: '1', trustDevice: true },
  ],
  ['does not mention trust otherwise', {}, { type: 'sms', code: '1' }],
])('a proof %s', async (_rule, trust, body) => {
  const { requests } = await serve(() => ({ body: {} }))
  await proveFactor({ kind: 'text', mfaType: 'sms', code: '1', ...trust })
  expect(requests[0]?.json).toEqual(body)
})

// (factors/new-code)
test.each<AnswerRow>([
  ['a time', { body: { timeout: 200 } }, { validity: { timeoutS: 200, ends: untilIn(200) } }],
  ['nothing', { status: 204 }, {}],
  ['an empty object', { body: {} }, {}],
  ['null', { body: null }, {}],
  ['a list', { body: [] }, {}],
  ['a number', { body: 5 }, {}],
  ['an invalid time', { body: { timeout: 0 } }, {}],
])(
  'another code answered with %s',
  expectAnswer(() => resendCode('sms')),
)

test('another code is requested by the type of the factor', async () => {
  const { requests } = await serve(() => ({}))
  await resendCode('sms')
  expect(requests).toMatchObject([{ path: '/api/auth/v2/resend-code', json: { type: 'sms' } }])
})
