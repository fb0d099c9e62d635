import { proveFactor, fetchActivationCode, type FactorProof } from 'src/services/api/factorService'
import { failureOf } from 'src/services/http/serviceError'
import { serve, type ServedAnswer } from 'test/support/server'

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
    { type: 'symantecVip', credentialsId: 'VSMT1', activationCode: '012345', secondActivationCode: '678901' },
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
