import { fetchActivationCode, type FactorProof, proveFactor } from 'src/services/api/factorService'
import { failureOf } from 'src/services/http/serviceError'
import { chooseFactor } from 'src/services/api/alternativesService'
import { fetchSessionStatus } from 'src/services/api/session/sessionStatusService'
import { fetchApps, sendDownloadLink } from 'src/services/api/mobileSetupService'
import { type AnswerRow, type BodyRow, expectAnswer, expectBody } from 'test/support/expectAnswer'
import { serve } from 'test/support/server'

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
  const further = { kind: 'further', step }

  test.each<BodyRow>([
    ['an empty list completes the factor', { mfa: [] }, done],
    ['a missing list completes the factor', { mfa: null, other: 1 }, done],
    ['a step is a further factor', { mfa: [step] }, further],
    ['only the first step counts', { mfa: [step, 'nonsense'] }, further],
    ['a passkey offer is kept', { passkeyOffer: true }, { ...done, passkeyOffer: true }],
    [
      'a passkey offer is kept for after a further factor (passkeys/offer)',
      { passkeyOffer: true, mfa: [step] },
      { ...further, passkeyOffer: true },
    ],
    ['a passkey offer that is a text counts as none', { passkeyOffer: 'yes' }, done],
    ['a passkey offer that is a number counts as none', { passkeyOffer: 1, mfa: [step] }, further],
    ['null is not a step', null, done],
    ['a list is not a step', [], done],
    ['a string is not an answer', '"fine"', done],
    ['steps that are not a list count as none', { mfa: { 0: step } }, done],
    ['a step without a type is not an answer', { mfa: [{}] }, 'unreadable'],
    ['a step of null is not an answer', { mfa: [null] }, 'unreadable'],
  ])(
    '%s',
    expectBody(() => proveFactor(submission)),
  )

  test('a failure of an unreachable server does not contain the code', async () => {
    visit('http://127.0.0.1:9/signin/')
    const failure = await proveFactor({ ...submission, code: '424242' }).catch((error: unknown) => error)
    expect(failureOf(failure)).toEqual({ kind: 'unreachable' })
    expect(JSON.stringify(failure)).not.toContain('424242')
  })

  test.each<BodyRow>([
    ['the code', { activationCode: 'HARBOR-12' }, 'HARBOR-12'],
    ['a number counts as none', { activationCode: 12 }, 'unreadable'],
    ['an empty code counts as none', { activationCode: ' ' }, 'unreadable'],
  ])('the activation code: %s', expectBody(fetchActivationCode))
})

describe('other factors', () => {
  const step = { type: 'totp', action: 'code' }

  // (alternatives/choice, alternatives/answer)
  test('a choice sends its type', async () => {
    const { requests } = await serve(() => ({ body: { mfa: [step] } }))
    await chooseFactor('totp')
    expect(requests[0]?.json).toEqual({ type: 'totp' })
  })

  // `serversWord.test.ts` has every rejection and failure. (alternatives/rejected, alternatives/failed)
  test.each<AnswerRow>([
    ['only the first step counts', { body: { mfa: [step, { type: 'sms' }] } }, step],
    ['a step after the first one may be unreadable', { body: { mfa: [step, 7] } }, step],
    ['any success status is accepted', { status: 202, body: { mfa: [step] } }, step],
    ['no body', { status: 204 }, 'unreadable'],
    ['an object without steps', { body: {} }, 'unreadable'],
    ['a success in words', { body: { success: true, userId: 'u-7' } }, 'unreadable'],
    ['an empty list', { body: { mfa: [] } }, 'unreadable'],
    ['a first step without a type', { body: { mfa: [{}] } }, 'unreadable'],
    ['steps in place of a list', { body: { mfa: step } }, 'unreadable'],
  ])(
    'the answer to a choice: %s',
    expectAnswer(() => chooseFactor('totp')),
  )

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

const ios = { name: 'Harbor', platform: 'ios', url: 'https://get.example/ios' }
const unsafe = { ...ios, url: 'javascript:alert(1)' }

test.each<BodyRow>([
  ['are read', [ios], [ios]],
  ['may be none', [], []],
  ['omit invalid items', [7, null, { name: 'No address' }, unsafe, { ...ios, name: ' ' }], []],
  ['may have no platform', [{ ...ios, platform: 5 }], [{ ...ios, platform: '' }]],
])('the apps to install %s', expectBody(fetchApps))

test('a download link is sent to a phone', async () => {
  const { requests } = await serve(() => ({ body: {} }))
  await sendDownloadLink('+12025550123')
  expect(requests[0]?.json).toEqual({ phoneNumber: '+12025550123' })
})
