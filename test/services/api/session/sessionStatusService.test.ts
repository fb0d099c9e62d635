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
  ['a 200 means signed in', { body: { userId: 'u' } }, authenticated],
  ['a 200 without a body means signed in', {}, authenticated],
  ['a 200 with a word means signed in', { body: 'OK' }, authenticated],
  ['a 200 with an HTML page is unreadable', { body: '<!doctype html><title>Wi-Fi</title>' }, unreadable],
  ['a 200 with broken JSON is unreadable', { body: '{"a":' }, unreadable],
  ['a 200 with null is unreadable', { body: null }, unreadable],
  ['a 202 has a list of steps', { status: 202, body: { mfa: [step] } }, { kind: 'factorDue', step }],
  ['only the first step counts', { status: 202, body: { mfa: [step, 7] } }, { kind: 'factorDue', step }],
  ['an empty list is valid', { status: 202, body: { mfa: [] } }, { kind: 'factorDue', step: undefined }],
  ['a 202 without a body is not an empty list', { status: 202 }, unreadable],
  ['a 202 without a list is not an empty list', { status: 202, body: {} }, unreadable],
  ['a 202 with null for the list is not an empty list', { status: 202, body: { mfa: null } }, unreadable],
  ['a 202 with an object for the list is not an empty list', { status: 202, body: { mfa: {} } }, unreadable],
  ['a 202 with a bare list is unreadable', { status: 202, body: [] }, unreadable],
  [
    'a 202 with a step without a type is unreadable',
    { status: 202, body: { mfa: [{ timeout: 3 }] } },
    unreadable,
  ],
  ['a 202 with HTML is unreadable', { status: 202, body: '<h1>Hello</h1>' }, unreadable],
  ['a 400 is a rejection', { status: 400, body: 'Denied.' }, { kind: 'denied', text: 'Denied.' }],
  [
    'a 400 may have a message',
    { status: 400, body: { message: 'Denied.' } },
    { kind: 'denied', text: 'Denied.' },
  ],
  ['or none', { status: 400 }, { kind: 'denied', text: undefined }],
  [
    'a 400 with an HTML page rejects nothing',
    { status: 400, body: '<h1>400</h1>' },
    { kind: 'page', status: 400 },
  ],
  [
    'a 401 with an HTML page ends no session',
    { status: 401, body: '<h1>401</h1>' },
    { kind: 'page', status: 401 },
  ],
  ['a 401 means signed out', { status: 401 }, { kind: 'unauthenticated' }],
  ['a 500 is a failure', { status: 500, body: {} }, { kind: 'refused', status: 500 }],
  [
    'a 429 has a time to retry',
    { status: 429, headers: { 'Retry-After': '5' } },
    { kind: 'limited', until: untilIn(5) },
  ],
  ['a 503 without a time is a failure', { status: 503 }, { kind: 'refused', status: 503 }],
]

test.each(answers)('%s', async (_rule, answer, outcome) => {
  const { requests } = await serve(() => answer)
  const result = await fetchSessionStatus().catch((error: unknown) => failureOf(error))
  expect(result).toMatchObject(outcome)
  expect(requests).toMatchObject([{ method: 'GET', path: '/api/auth/v2/session-status' }])
})

describe('reading a whole answer', () => {
  const sms = { type: 'sms', timeout: 300 }
  const ends = { at: untilIn(300), totalMs: 300_000 }
  const answers: [rule: string, answer: ServedAnswer, status: SessionStatus][] = [
    ['a 200 without a body', {}, { kind: 'authenticated' }],
    ['a 200 with any body', { body: 'OK' }, { kind: 'authenticated' }],
    ['a 200 with a factor is still a 200', { body: { mfa: [sms] } }, { kind: 'authenticated' }],
    ['a 202 with a factor', { status: 202, body: { mfa: [sms] } }, { kind: 'factorDue', step: sms, ends }],
    [
      'a 202 with two factors returns the first',
      { status: 202, body: { mfa: [sms, { type: 'symantecVip' }] } },
      { kind: 'factorDue', step: sms, ends },
    ],
    [
      'a 202 with an invalid second factor returns the first',
      { status: 202, body: { mfa: [sms, 'x'] } },
      { kind: 'factorDue', step: sms, ends },
    ],
    ['a 202 with an empty list', { status: 202, body: { mfa: [] } }, { kind: 'factorDue', step: undefined }],
    [
      'a 202 with all fields of a factor',
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
      'a 400 with a text',
      { status: 400, body: 'Denied by the device.' },
      { kind: 'denied', text: 'Denied by the device.' },
    ],
    [
      'a 400 with a message',
      { status: 400, body: { message: 'Denied.' } },
      { kind: 'denied', text: 'Denied.' },
    ],
    ['a 400 without a text', { status: 400 }, { kind: 'denied', text: undefined }],
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
  ])('a 202 with %s is a failure, never an empty list', async (_what, answer) => {
    await serve(() => ({ ...answer, status: 202 }))
    await expect(failing(fetchSessionStatus())).resolves.toMatchObject({ kind: 'unreadable', status: 202 })
  })

  test.each<[status: number, kind: string]>([
    [204, 'unreadable'],
    [403, 'refused'],
    [429, 'limited'],
    [500, 'refused'],
  ])('the status %i is a failure', async (status, kind) => {
    await serve(() => ({ status }))
    await expect(failing(fetchSessionStatus())).resolves.toMatchObject({ kind, status })
  })
})

// (waits/facts)
test.each<[rule: string, timeout: object, seconds: number | undefined]>([
  ['the seconds of the step', { timeout: 300 }, 300],
  ['one second', { timeout: 1 }, 1],
  ['the longest time that counts', { timeout: 86_400 }, 86_400],
  ['a time that is too long', { timeout: 86_401 }, undefined],
  ['less than a second', { timeout: 0.5 }, undefined],
  ['none', { timeout: 0 }, undefined],
  ['a step without a time', {}, undefined],
  ['a step with a null time', { timeout: null }, undefined],
])('the end of a request: %s', async (_rule, timeout, seconds) => {
  await serve(() => ({ status: 202, body: { mfa: [{ type: 'signinVerification', ...timeout }] } }))
  const status = await fetchSessionStatus()
  const ends = seconds === undefined ? undefined : { at: untilIn(seconds), totalMs: seconds * 1000 }
  expect(status.kind === 'factorDue' && status.ends).toEqual(ends)
})

// (calls/acting)
describe('the account of a session status', () => {
  test.each<[rule: string, userName: unknown, read: object]>([
    ['is read', 'grace', { userName: 'grace' }],
    ['is cleaned', ' gr\u202eace\u0007 ', { userName: 'grace' }],
    ['is cut', 'x'.repeat(300), { userName: 'x'.repeat(256) }],
    ['is unknown with an empty name', '', {}],
    ['is unknown with control characters only', '\u0000 \u200b', {}],
    ['is unknown with null', null, {}],
    ['is unknown with a number', 7, {}],
    ['is unknown with a list', ['grace'], {}],
  ])('%s', async (_rule, userName, read) => {
    const answers: ServedAnswer[] = [{ body: { userName } }, { status: 202, body: { mfa: [step], userName } }]
    await serve(() => answers.shift())
    expect(await fetchSessionStatus()).toEqual({ kind: 'authenticated', ...read })
    const ends = { at: untilIn(300), totalMs: 300_000 }
    expect(await fetchSessionStatus()).toEqual({ kind: 'factorDue', step, ends, ...read })
  })

  test('is unknown if the body is a list or a string', async () => {
    const answers: ServedAnswer[] = [{ body: ['grace'] }, { body: '"grace"' }]
    await serve(() => answers.shift())
    expect(await fetchSessionStatus()).toEqual(authenticated)
    expect(await fetchSessionStatus()).toEqual(authenticated)
  })
})
