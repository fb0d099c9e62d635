import { fetchSessionStatus, type SessionStatus } from 'src/services/api/session/sessionStatusService'
import { failureOf } from 'src/services/http/serviceError'
import { failing } from 'test/support/failing'
import { serve, type ServedAnswer } from 'test/support/server'
import { unusable } from 'test/support/unusable'
import { untilIn } from 'test/support/untilIn'

const step = { type: 'sms', timeout: 300 }
const authenticated = { kind: 'authenticated' }
const unreadable = { kind: 'unreadable' }

const answers: [rule: string, answer: ServedAnswer, outcome: object][] = [
  ['200 is signed in', { body: { userId: 'u' } }, authenticated],
  ['200 without a body too', {}, authenticated],
  ['200 with a word too', { body: 'OK' }, authenticated],
  ['200 with a page of HTML is not', { body: '<!doctype html><title>Wi-Fi</title>' }, unreadable],
  ['200 with broken JSON is not', { body: '{"a":' }, unreadable],
  ['200 with null is not', { body: null }, unreadable],
  ['202 has a list', { status: 202, body: { mfa: [step] } }, { kind: 'factorDue', step }],
  ['only its first step counts', { status: 202, body: { mfa: [step, 7] } }, { kind: 'factorDue', step }],
  ['a real empty list is one', { status: 202, body: { mfa: [] } }, { kind: 'factorDue', step: undefined }],
  ['202 without a body is not an empty list', { status: 202 }, unreadable],
  ['202 without a list is not an empty list', { status: 202, body: {} }, unreadable],
  ['202 with null for a list is not an empty list', { status: 202, body: { mfa: null } }, unreadable],
  ['202 with an object for a list is not an empty list', { status: 202, body: { mfa: {} } }, unreadable],
  ['202 with a bare list is none', { status: 202, body: [] }, unreadable],
  ['202 with a step without a type is none', { status: 202, body: { mfa: [{ timeout: 3 }] } }, unreadable],
  ['202 with HTML is none', { status: 202, body: '<h1>Hello</h1>' }, unreadable],
  ['400 is a refusal', { status: 400, body: 'Denied.' }, { kind: 'denied', text: 'Denied.' }],
  ['with its message', { status: 400, body: { message: 'Denied.' } }, { kind: 'denied', text: 'Denied.' }],
  ['or none', { status: 400 }, { kind: 'denied', text: undefined }],
  ['400 with a page denies nothing', { status: 400, body: '<h1>400</h1>' }, { kind: 'page', status: 400 }],
  ['401 with a page ends nothing', { status: 401, body: '<h1>401</h1>' }, { kind: 'page', status: 401 }],
  ['401 is signed out', { status: 401 }, { kind: 'unauthenticated' }],
  ['500 is a failure', { status: 500, body: {} }, { kind: 'refused', status: 500 }],
  [
    '429 has its time',
    { status: 429, headers: { 'Retry-After': '5' } },
    { kind: 'limited', until: untilIn(5) },
  ],
  ['503 without a time is a failure', { status: 503 }, { kind: 'refused', status: 503 }],
]

test.each(answers)('%s', async (_rule, answer, outcome) => {
  const { requests } = await serve(() => answer)
  const result = await fetchSessionStatus().catch((error: unknown) => failureOf(error))
  expect(result).toMatchObject(outcome)
  expect(requests).toMatchObject([{ method: 'GET', path: '/api/auth/v2/session-status' }])
})

describe('the whole of an answer', () => {
  const sms = { type: 'sms', timeout: 300 }
  const ends = { at: untilIn(300), totalMs: 300_000 }
  const answers: [rule: string, answer: ServedAnswer, status: SessionStatus][] = [
    ['200 without a body', {}, { kind: 'authenticated' }],
    ['200 with any body', { body: 'OK' }, { kind: 'authenticated' }],
    ['200 with a factor is 200', { body: { mfa: [sms] } }, { kind: 'authenticated' }],
    ['202 with a factor', { status: 202, body: { mfa: [sms] } }, { kind: 'factorDue', step: sms, ends }],
    [
      '202 with two: the first',
      { status: 202, body: { mfa: [sms, { type: 'symantecVip' }] } },
      { kind: 'factorDue', step: sms, ends },
    ],
    [
      '202 with a bad second: the first',
      { status: 202, body: { mfa: [sms, 'x'] } },
      { kind: 'factorDue', step: sms, ends },
    ],
    ['202 with an empty list', { status: 202, body: { mfa: [] } }, { kind: 'factorDue', step: undefined }],
    [
      '202 with all of a factor',
      {
        status: 202,
        body: {
          mfa: [
            {
              type: 'deviceComplianceV2',
              timeout: null,
              action: 'code',
              isMfaStepConfigured: true,
              loginMarker: 'm',
              x: 1,
            },
          ],
        },
      },
      {
        kind: 'factorDue',
        step: {
          type: 'deviceComplianceV2',
          timeout: null,
          action: 'code',
          isMfaStepConfigured: true,
          loginMarker: 'm',
        },
      },
    ],
    [
      '400 with words',
      { status: 400, body: 'Denied by the device.' },
      { kind: 'denied', text: 'Denied by the device.' },
    ],
    [
      '400 with a message',
      { status: 400, body: { message: 'Denied.' } },
      { kind: 'denied', text: 'Denied.' },
    ],
    ['400 without words', { status: 400 }, { kind: 'denied', text: undefined }],
    ['401', { status: 401, body: 'x' }, { kind: 'unauthenticated' }],
  ]
  test.each(answers)('%s', async (_rule, answer, status) => {
    await serve(() => answer)
    await expect(fetchSessionStatus()).resolves.toEqual(status)
  })

  test.each([
    ...unusable,
    ['no list', { body: {} }] as const,
    ['a null list', { body: { mfa: null } }] as const,
    ['an object for a list', { body: { mfa: {} } }] as const,
    ['a null factor', { body: { mfa: [null] } }] as const,
    ['an empty factor', { body: { mfa: [{}] } }] as const,
    ['a factor of no type', { body: { mfa: [{ timeout: 3 }] } }] as const,
    ['a text for a time', { body: { mfa: [{ type: 'sms', timeout: '3' }] } }] as const,
  ])('202 with %s is a failure, never an empty list', async (_what, answer) => {
    await serve(() => ({ ...answer, status: 202 }))
    await expect(failing(fetchSessionStatus())).resolves.toMatchObject({ kind: 'unreadable', status: 202 })
  })

  test.each<[status: number, kind: string]>([
    [204, 'unreadable'],
    [403, 'refused'],
    [429, 'limited'],
    [500, 'refused'],
  ])('%i is a failure', async (status, kind) => {
    await serve(() => ({ status }))
    await expect(failing(fetchSessionStatus())).resolves.toMatchObject({ kind, status })
  })
})

// (waits/facts)
test.each<[rule: string, timeout: object, seconds: number | undefined]>([
  ['the seconds of the step', { timeout: 300 }, 300],
  ['one second', { timeout: 1 }, 1],
  ['the most that counts', { timeout: 86_400 }, 86_400],
  ['more than counts', { timeout: 86_401 }, undefined],
  ['less than a second', { timeout: 0.5 }, undefined],
  ['none', { timeout: 0 }, undefined],
  ['a step that says none', {}, undefined],
  ['a step that says null', { timeout: null }, undefined],
])('when a request runs out: %s', async (_rule, timeout, seconds) => {
  await serve(() => ({ status: 202, body: { mfa: [{ type: 'signinVerification', ...timeout }] } }))
  const status = await fetchSessionStatus()
  const ends = seconds === undefined ? undefined : { at: untilIn(seconds), totalMs: seconds * 1000 }
  expect(status.kind === 'factorDue' && status.ends).toEqual(ends)
})

// (calls/acting)
describe('whose session it is', () => {
  test.each<[rule: string, userName: unknown, read: object]>([
    ['is read', 'grace', { userName: 'grace' }],
    ['is cleaned', ' gr\u202eace\u0007 ', { userName: 'grace' }],
    ['is cut', 'x'.repeat(300), { userName: 'x'.repeat(256) }],
    ['is not said by an empty name', '', {}],
    ['nor by control characters alone', '\u0000 \u200b', {}],
    ['nor by null', null, {}],
    ['nor by a number', 7, {}],
    ['nor by a list', ['grace'], {}],
  ])('%s', async (_rule, userName, read) => {
    const answers: ServedAnswer[] = [{ body: { userName } }, { status: 202, body: { mfa: [step], userName } }]
    await serve(() => answers.shift())
    expect(await fetchSessionStatus()).toEqual({ kind: 'authenticated', ...read })
    const ends = { at: untilIn(300), totalMs: 300_000 }
    expect(await fetchSessionStatus()).toEqual({ kind: 'factorDue', step, ends, ...read })
  })

  test('is not said by a list or a text', async () => {
    const answers: ServedAnswer[] = [{ body: ['grace'] }, { body: '"grace"' }]
    await serve(() => answers.shift())
    expect(await fetchSessionStatus()).toEqual(authenticated)
    expect(await fetchSessionStatus()).toEqual(authenticated)
  })
})
