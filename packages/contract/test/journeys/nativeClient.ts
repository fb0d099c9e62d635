import { createHash } from 'node:crypto'
import * as service from 'src/services/api/nativeClientService'
import type { JourneyCalls } from '../journey'
import { type Act, after, as, pass, plain, withoutSession } from '../walks/walk'

const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const codeChallenge = createHash('sha256').update(VERIFIER).digest('base64url')
const ADDRESS = { redirectUri: 'http://127.0.0.1:49152/signed-in' }
const TERMINAL = { clientId: 'harbor-terminal' }
const DESKTOP = { clientId: 'harbor-desktop', challenge: codeChallenge }

const wish = (more: object = ADDRESS, person = 'simple'): Act =>
  as(person, 'createNativeCode', { body: { ...TERMINAL, codeChallenge, ...more } })

/** Redeems a requested code, with one change. */
const redeem =
  ({ asked = ADDRESS, proof = {}, between, times = 1 }: Redemption = {}): Act =>
  async scene => {
    const { json } = await wish(asked)(scene)
    await between?.(scene)
    const body = {
      ...TERMINAL,
      code: (json as { code: string }).code,
      codeVerifier: VERIFIER,
      ...asked,
      ...proof,
    }
    const tries = Array.from({ length: times }, (): Act => plain('redeemNativeCode', { body }))
    return after(...tries)(scene)
  }

interface Redemption {
  asked?: object
  proof?: object
  between?: Act | ((scene: Parameters<Act>[0]) => Promise<unknown>)
  times?: number
}

const typed: Act = async scene => {
  const { json } = await wish({})(scene)
  const { code } = json as { code: string }
  const asTyped = ` ${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase()
  return plain('redeemNativeCode', { body: { ...TERMINAL, code: asTyped, codeVerifier: VERIFIER } })(scene)
}

const voided: Act = async scene => {
  const first = await wish()(scene)
  await plain('createNativeCode', { body: { ...TERMINAL, codeChallenge, ...ADDRESS } })(scene)
  const { code } = first.json as { code: string }
  return plain('redeemNativeCode', { body: { ...TERMINAL, code, codeVerifier: VERIFIER, ...ADDRESS } })(scene)
}

const WRONG = { ...TERMINAL, code: 'none', codeVerifier: VERIFIER }

// (addresses/native-code)
export const nativeClient: JourneyCalls = {
  calls: {
    createNativeCode: [
      (_, acting) =>
        service.createNativeCode({ ...DESKTOP, address: 'com.example.harbor:/signed-in' }, acting),
      (_, acting) => service.createNativeCode(DESKTOP, acting),
    ],
  },
  walks: [
    ['createNativeCode', 200, 'an app waits at an address', wish()],
    ['createNativeCode', 200, 'the code is to be typed', wish({})],
    ['createNativeCode', 400, 'the app is not known', wish({ clientId: 'evil' })],
    ['createNativeCode', 400, 'a name of every object is no app', wish({ clientId: 'constructor' })],
    [
      'createNativeCode',
      400,
      'the address is another’s',
      wish({ redirectUri: 'https://evil.example/signed-in' }),
    ],
    ['createNativeCode', 400, 'this app takes no typed code', wish({ clientId: 'harbor-desktop' })],
    withoutSession('createNativeCode', { body: { ...TERMINAL, codeChallenge } }),
    ['createNativeCode', 401, 'a factor is due', wish({}, 'sms')],
    ['redeemNativeCode', 200, 'the code is right', redeem()],
    ['redeemNativeCode', 200, 'it is typed in small letters, with blanks and a hyphen', typed],
    ['redeemNativeCode', 400, 'it is used twice', redeem({ times: 2 })],
    ['redeemNativeCode', 400, 'the verifier is another', redeem({ proof: { codeVerifier: 'x'.repeat(43) } })],
    ['redeemNativeCode', 400, 'the app is another', redeem({ proof: { clientId: 'harbor-desktop' } })],
    [
      'redeemNativeCode',
      400,
      'the port is another',
      redeem({ proof: { redirectUri: 'http://127.0.0.1:49153/signed-in' } }),
    ],
    ['redeemNativeCode', 400, 'a typed code comes from an address', redeem({ asked: {}, proof: ADDRESS })],
    ['redeemNativeCode', 400, 'it is late', redeem({ between: scene => pass(scene, 2) })],
    ['redeemNativeCode', 400, 'the browser’s session is over', redeem({ between: plain('signOut') })],
    ['redeemNativeCode', 400, 'another code has come since', voided],
    ['redeemNativeCode', 400, 'there is none', plain('redeemNativeCode', { body: WRONG })],
    [
      'redeemNativeCode',
      429,
      'somebody guesses',
      after(...Array.from({ length: 21 }, () => plain('redeemNativeCode', { body: WRONG }))),
    ],
  ],
  acting: [['createNativeCode', 'simple', { ...TERMINAL, codeChallenge }]],
  ruled: { createNativeCode: { 400: { kind: 'unknownClient' }, 401: { kind: 'signedOut' } } },
  unasked: ['createNativeCode'],
}
