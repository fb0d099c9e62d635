import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as sha } from 'altcha-lib/algorithms/web/sha'
import { createChallenge as createFirst, verifySolution as verifyFirst } from 'altcha-lib/v1'
import { webcrypto } from 'node:crypto'
import { solve } from 'src/services/robotCheck/solve'
import 'src/services/robotCheck/worker'

const runWorker = self.onmessage as unknown as (message: { data: unknown }) => void
const KEY = 'known to the server alone'
let begun: StandInWorker[] = []

/** Runs the worker's code in this page's own thread. */
class StandInWorker {
  isOver = false
  onmessage: ((message: { data: unknown }) => void) | undefined
  onerror: (() => void) | undefined
  constructor() {
    begun.push(this)
  }
  postMessage(data: unknown) {
    jest.spyOn(self, 'postMessage').mockImplementation((found: unknown) => this.onmessage?.({ data: found }))
    runWorker({ data })
  }
  terminate() {
    this.isOver = true
  }
}

beforeEach(() => {
  begun = []
  Object.assign(globalThis, { Worker: StandInWorker })
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
})

const LOW = { cost: 2, counter: 3, hmacSignatureSecret: KEY }
const readProof = (proof = ''): Payload => JSON.parse(atob(proof)) as Payload

// (sign-in/robot-check)
describe('a robot check challenge', () => {
  test.each([
    ['PBKDF2/SHA-256', pbkdf2],
    ['SHA-256', sha],
  ])(
    'of the second form, %s, has a proof that the server’s library accepts',
    async (algorithm, deriveKey) => {
      const challenge = await createChallenge({ ...LOW, algorithm, deriveKey })
      const { challenge: signed, solution } = readProof((await solve(challenge))?.altcha)
      const verified = await verifySolution({
        challenge: signed,
        solution,
        deriveKey,
        hmacSignatureSecret: KEY,
      })
      expect(verified).toMatchObject({ verified: true })
      expect(begun.map(({ isOver }) => isOver)).toEqual([true])
    },
  )

  test.each(['SHA-1', 'SHA-256', 'SHA-512'] as const)(
    'of the first form, %s, has a proof that the server’s library accepts',
    async algorithm => {
      const challenge = await createFirst({ hmacKey: KEY, number: 40, maxNumber: 60, algorithm })
      expect(await verifyFirst((await solve(challenge))!.altcha, KEY)).toBe(true)
    },
  )

  test('of the first form has no proof if no number solves it', async () => {
    const challenge = await createFirst({ hmacKey: KEY, number: 40, maxNumber: 60 })
    expect(await solve({ ...challenge, maxnumber: 10 })).toBeUndefined()
  })

  test.each([
    ['nothing', {}],
    ['another algorithm', { algorithm: 'MD5', challenge: 'a', salt: 'b', signature: 'c' }],
    ['a picture', { type: 'picture', src: 'a.png' }],
    ['the second form without its salt', { parameters: { algorithm: 'SHA-256' }, signature: 'c' }],
  ])('of an unknown form, %s, starts no worker', async (_what, challenge) => {
    expect(await solve(challenge)).toBeUndefined()
    expect(begun).toEqual([])
  })

  test('is given up after a minute', async () => {
    jest.useFakeTimers()
    jest.spyOn(StandInWorker.prototype, 'postMessage').mockImplementation()
    const proof = solve({ algorithm: 'SHA-256', challenge: 'a', salt: 'b', signature: 'c' })
    jest.advanceTimersByTime(60_000)
    expect(await proof).toBeUndefined()
    expect(begun.map(({ isOver }) => isOver)).toEqual([true])
    jest.useRealTimers()
    jest.restoreAllMocks()
  })
})
