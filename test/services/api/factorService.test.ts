import { proveFactor, fetchActivationCode, type FactorProof } from 'src/services/api/factorService'
import { failureOf } from 'src/services/http/serviceError'
import { chooseFactor } from 'src/services/api/alternativesService'
import { fetchSessionStatus } from 'src/services/api/session/sessionStatusService'
import { createHelpDeskCode, fetchHelpDeskCode } from 'src/services/api/helpDeskCodeService'
import { fetchApps, sendDownloadLink } from 'src/services/api/mobileSetupService'
import { serve, type ServedAnswer } from 'test/support/server'
import { failing } from 'test/support/failing'

describe('factors', () => {
  const proofs: [rule: string, submission: FactorProof, body: object][] = [
    ['a text message', { kind: 'text', mfaType: 'sms', code: '012345' }, { type: 'sms', code: '012345' }],
    [
      'a guest’s text message',
      { kind: 'text', mfaType: 'guestSms', code: '012345' },
      { type: 'guestSms', smsCode: '012345' },
    ],
    [
      'registering a credential',
      { kind: 'oneTime', credentialsId: 'VSMT1', activationCode: '012345', secondActivationCode: '678901' },
      {
        type: 'symantecVip',
        credentialsId: 'VSMT1',
        activationCode: '012345',
        secondActivationCode: '678901',
      },
    ],
    [
      'activating a credential',
      { kind: 'oneTime', activationCode: '012345', secondActivationCode: '678901' },
      { type: 'symantecVip', activationCode: '012345', secondActivationCode: '678901' },
    ],
    [
      'a one-time code',
      { kind: 'oneTime', activationCode: '012345' },
      { type: 'symantecVip', activationCode: '012345' },
    ],
    [
      'an offline code without its dash',
      { kind: 'offline', offlineCode: '0123-4567' },
      { type: 'signinVerification', action: 'allow', deviceInfo: null, oneTimePassword: '01234567' },
    ],
  ]

  test.each(proofs)('%s', async (_rule, submission, body) => {
    const { requests } = await serve(() => ({ body: {} }))
    await proveFactor(submission)
    expect(requests[0]?.json).toEqual(body)
  })

  const submission: FactorProof = { kind: 'text', mfaType: 'sms', code: '1' }
  const step = { type: 'symantecVip', action: 'code' }
  const done = { kind: 'done' }
  const unreadable = { kind: 'unreadable' }

  const answers: [rule: string, answer: ServedAnswer, outcome: object][] = [
    ['an empty list completes the factor', { body: { mfa: [] } }, done],
    ['a missing list completes the factor', { body: { mfa: null, other: 1 } }, done],
    ['a step is a further factor', { body: { mfa: [step] } }, { kind: 'further', step }],
    ['only the first step counts', { body: { mfa: [step, 'nonsense'] } }, { kind: 'further', step }],
    ['a passkey offer is kept', { body: { passkeyOffer: true } }, { ...done, passkeyOffer: true }],
    [
      'a passkey offer is kept for after a further factor (passkeys/offer)',
      { body: { passkeyOffer: true, mfa: [step] } },
      { kind: 'further', step, passkeyOffer: true },
    ],
    ['null is not a step', { body: null }, done],
    ['a list is not a step', { body: [] }, done],
    ['a string is not an answer', { body: '"fine"' }, done],
    ['steps that are not a list count as none', { body: { mfa: { 0: step } } }, done],
    ['a step without a type is not an answer', { body: { mfa: [{}] } }, unreadable],
    ['a step of null is not an answer', { body: { mfa: [null] } }, unreadable],
    ['a wrong code is a failure', { status: 400, body: 'Wrong.' }, { kind: 'refused', text: 'Wrong.' }],
  ]

  test.each(answers)('%s', async (_rule, answer, outcome) => {
    await serve(() => answer)
    const result = await proveFactor(submission).catch((error: unknown) => failureOf(error))
    expect(result).toMatchObject(outcome)
  })

  test('a failure of an unreachable server does not contain the code', async () => {
    visit('http://127.0.0.1:9/signin/')
    const failure = await proveFactor({ ...submission, code: '424242' }).catch((error: unknown) => error)
    expect(failureOf(failure)).toEqual({ kind: 'unreachable' })
    expect(JSON.stringify(failure)).not.toContain('424242')
  })

  test.each<[string, body: object, unknown]>([
    ['the code', { activationCode: 'HARBOR-12' }, 'HARBOR-12'],
    ['a number counts as none', { activationCode: 12 }, { kind: 'unreadable', status: 200 }],
    ['an empty code counts as none', { activationCode: ' ' }, { kind: 'unreadable', status: 200 }],
  ])('the activation code: %s', async (_rule, body, outcome) => {
    await serve(() => ({ body }))
    expect(await fetchActivationCode().catch((error: unknown) => failureOf(error))).toEqual(outcome)
  })

  test.each<[body: object, answer: object]>([
    [{ passkeyOffer: 'yes' }, done],
    [
      { passkeyOffer: 1, mfa: [step] },
      { kind: 'further', step },
    ],
  ])('a passkey offer of another type counts as none: %j', async (body, answer) => {
    await serve(() => ({ body }))
    expect(await proveFactor(submission)).toEqual(answer)
  })
})

describe('other factors', () => {
  const step = { type: 'totp', action: 'code' }

  // (alternatives/choice, alternatives/answer)
  test.each<[rule: string, answer: ServedAnswer]>([
    ['only the first step counts', { body: { mfa: [step, { type: 'sms' }] } }],
    ['a step after the first one may be unreadable', { body: { mfa: [step, 7] } }],
    ['any success status is accepted', { status: 202, body: { mfa: [step] } }],
  ])('a choice sends its type and returns its step: %s', async (_rule, answer) => {
    const { requests } = await serve(() => answer)
    expect(await chooseFactor('totp')).toEqual(step)
    expect(requests[0]?.json).toEqual({ type: 'totp' })
  })

  const refused = { kind: 'refused', status: 400, text: 'Not this one.' }

  // (alternatives/answer, alternatives/rejected, alternatives/failed)
  test.each<[rule: string, answer: ServedAnswer, failure?: object]>([
    ['no body', { status: 204 }],
    ['an object without steps', { body: {} }],
    ['a success in words', { body: { success: true, userId: 'u-7' } }],
    ['an empty list', { body: { mfa: [] } }],
    ['a first step without a type', { body: { mfa: [{}] } }],
    ['steps in place of a list', { body: { mfa: step } }],
    ['a rejection', { status: 400, body: { message: 'Not this one.' } }, refused],
    ['a limit', { status: 429, headers: { 'Retry-After': '56' } }, { kind: 'limited', status: 429 }],
    ['a redirect of a proxy', { status: 403, body: '<html></html>' }, { kind: 'page', status: 403 }],
    ['a failing server', { status: 503 }, { kind: 'refused', status: 503 }],
  ])('%s never signs in', async (_rule, answer, failure = { kind: 'unreadable' }) => {
    await serve(() => answer)
    expect(await failing(chooseFactor('totp'))).toMatchObject(failure)
  })

  const many = Array.from({ length: 30 }, (_, at) => `t${at}`)

  // (alternatives/step)
  test.each<[rule: string, given: unknown, read: string[] | undefined]>([
    ['types keep their order', ['totp', 'email'], ['totp', 'email']],
    ['an unknown type is kept; the page leaves it out', ['fido9'], ['fido9']],
    ['a repeated type is kept once', ['totp', 'totp', 'email'], ['totp', 'email']],
    ['an item of another type is left out', ['totp', 7, null, {}], ['totp']],
    ['twenty count', many, many.slice(0, 20)],
    ['a string in place of a list', 'totp', undefined],
    ['an object in place of a list', { 0: 'totp' }, undefined],
    ['null in place of a list', null, undefined],
  ])('the alternatives of a step: %s', async (_rule, given, read) => {
    await serve(() => ({ status: 202, body: { mfa: [{ type: 'passkey', alternatives: given }] } }))
    const status = await fetchSessionStatus()
    expect(status.kind === 'factorDue' && status.step).toMatchObject({ type: 'passkey' })
    expect((status.kind === 'factorDue' && status.step?.alternatives) ?? undefined).toEqual(read)
  })
})

const CODE = { code: '048213', expiresIn: 600 }

// (support/desk-facts)
test('the request contains the page’s facts', async () => {
  const { requests } = await serve(() => ({ body: CODE }))
  const facts = { step: '/verification', claimedName: 'grace' } as const
  expect(await createHelpDeskCode(facts)).toEqual({ kind: 'code', code: '048213', lifeMs: 600_000 })
  expect(requests[0]?.json).toEqual(facts)
})

test.each([
  ['seven digits', { ...CODE, code: '0482131' }],
  ['letters', { ...CODE, code: 'secret' }],
  ['a number', { ...CODE, code: 48213 }],
  ['no end', { code: '048213' }],
  ['an end in the past', { ...CODE, expiresIn: 0 }],
  ['a day', { ...CODE, expiresIn: 86_400 }],
  ['no code', { code: null, seen: false }],
])('an answer with %s is unreadable', async (_rule, body) => {
  await serve(() => ({ body }))
  const failure: unknown = await createHelpDeskCode({ step: '/' }).catch(failureOf)
  expect(failure).toMatchObject({ kind: 'unreadable' })
})

// (support/desk-seen)
test.each<[rule: string, body: object, answer: object]>([
  ['a code', CODE, { kind: 'code', code: '048213', lifeMs: 600_000 }],
  [
    'when the desk has seen the code',
    { code: null, seen: true, seenAt: 1767225600000 },
    { kind: 'seen', atMs: 1767225600000 },
  ],
  ['that the desk has seen the code', { seen: true }, { kind: 'seen' }],
  ['an invalid time', { seen: true, seenAt: 'noon' }, { kind: 'seen' }],
  ['that there is no code', { code: null, seen: false }, { kind: 'none' }],
  ['nothing', {}, { kind: 'none' }],
])('the server can report %s', async (_rule, body, answer) => {
  await serve(() => ({ body }))
  expect(await fetchHelpDeskCode()).toEqual(answer)
})

test.each([
  ['an incomplete code', { code: '048213' }],
  ['a list', []],
  ['a string for a boolean', { seen: 'yes' }],
])('%s is unreadable', async (_rule, body) => {
  await serve(() => ({ body }))
  const failure: unknown = await fetchHelpDeskCode().catch(failureOf)
  expect(failure).toMatchObject({ kind: 'unreadable' })
})

const ios = { name: 'Harbor', platform: 'ios', url: 'https://get.example/ios' }
const unsafe = { ...ios, url: 'javascript:alert(1)' }

test.each<[rule: string, body: unknown[], apps: object[]]>([
  ['are read', [ios], [ios]],
  ['may be none', [], []],
  ['omit invalid items', [7, null, { name: 'No address' }, unsafe, { ...ios, name: ' ' }], []],
  ['may have no platform', [{ ...ios, platform: 5 }], [{ ...ios, platform: '' }]],
])('the apps to install %s', async (_rule, body, apps) => {
  await serve(() => ({ body }))
  expect(await fetchApps()).toEqual(apps)
})

test('a download link is sent to a phone', async () => {
  const { requests } = await serve(() => ({ body: {} }))
  await sendDownloadLink('+12025550123')
  expect(requests[0]?.json).toEqual({ phoneNumber: '+12025550123' })
})
