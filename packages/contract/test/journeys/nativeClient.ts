import { createHash } from 'node:crypto'
import * as service from 'src/services/api/nativeClientService'
import type { JourneyCalls } from '../journey'
import { type Act, after, plain, type Scene, signingIn, times } from '../walks/walk'

const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const codeChallenge = createHash('sha256').update(VERIFIER).digest('base64url')
const ADDRESS = { redirectUri: 'http://127.0.0.1:49152/signed-in' }
const TERMINAL = { clientId: 'harbor-terminal' }
const DESKTOP = { clientId: 'harbor-desktop', challenge: codeChallenge }

const ask = (more: object = ADDRESS): Act =>
  plain('createNativeCode', { body: { ...TERMINAL, codeChallenge, ...more } })
const wish = (more?: object): Act => after(signingIn('simple'), ask(more))

interface Redemption {
  asked?: object
  /** Changes of the proof. */
  proof?: object
  /** Returns the code as it is sent. */
  write?: (code: string) => string
  between?: (scene: Scene) => Promise<unknown>
  count?: number
}

/** Redeems a requested code, with one change. */
const redeem =
  ({ asked = ADDRESS, proof, write = code => code, between, count = 1 }: Redemption = {}): Act =>
  async scene => {
    const { json } = await wish(asked)(scene)
    await between?.(scene)
    const code = write((json as { code: string }).code)
    const body = { ...TERMINAL, code, codeVerifier: VERIFIER, ...asked, ...proof }
    return times(count, plain('redeemNativeCode', { body }))(scene)
  }

const inBlanks = (code: string): string => ` ${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase()
const guess = plain('redeemNativeCode', { body: { ...TERMINAL, code: 'none', codeVerifier: VERIFIER } })

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
    ['createNativeCode', 401, 'a factor is due', after(signingIn('sms'), ask({}))],
    ['redeemNativeCode', 200, 'the code is right', redeem()],
    [
      'redeemNativeCode',
      200,
      'it is typed in small letters, with blanks and a hyphen',
      redeem({ asked: {}, write: inBlanks }),
    ],
    ['redeemNativeCode', 400, 'it is used twice', redeem({ count: 2 })],
    ['redeemNativeCode', 400, 'the verifier is another', redeem({ proof: { codeVerifier: 'x'.repeat(43) } })],
    ['redeemNativeCode', 400, 'the app is another', redeem({ proof: { clientId: 'harbor-desktop' } })],
    [
      'redeemNativeCode',
      400,
      'the port is another',
      redeem({ proof: { redirectUri: 'http://127.0.0.1:49153/signed-in' } }),
    ],
    ['redeemNativeCode', 400, 'a typed code comes from an address', redeem({ asked: {}, proof: ADDRESS })],
    ['redeemNativeCode', 400, 'it is late', redeem({ between: scene => scene.pass(2) })],
    ['redeemNativeCode', 400, 'the browser’s session is over', redeem({ between: plain('signOut') })],
    ['redeemNativeCode', 400, 'another code has come since', redeem({ between: ask() })],
    ['redeemNativeCode', 400, 'there is none', guess],
    ['redeemNativeCode', 429, 'somebody guesses', times(21, guess)],
  ],
  ruled: { createNativeCode: { 400: { kind: 'unknownClient' }, 401: { kind: 'signedOut' } } },
}
