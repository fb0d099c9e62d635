import {
  askForProof,
  isProofUnderWay,
  proofName,
  proofOfWork,
  isProofName,
  requiredProof,
} from 'src/services/proof/proof'
import { ANY_PROOF } from 'test/support/anyProof'

const mockSolve = jest.fn<Promise<object | undefined>, [challenge: object]>()
jest.mock('src/services/proof/solvers', () => ({
  SOLVERS: { anyProof: () => Promise.resolve({ solve: (challenge: object) => mockSolve(challenge) }) },
}))

const required = { name: ANY_PROOF, challenge: { salt: 'a' } }

describe('an answer that may require a proof', () => {
  test.each<[what: string, body: unknown, proof: object | undefined]>([
    ['a challenge in the field of a proof', { anyProof: { salt: 'a' }, message: 'No.' }, required],
    ['a challenge in another field', { otherProof: { salt: 'a' } }, undefined],
    ['a string in place of the challenge', { anyProof: 'a' }, undefined],
    ['a list in place of the challenge', { anyProof: [] }, undefined],
    ['a list', [{ anyProof: {} }], undefined],
    ['a text', 'anyProof', undefined],
    ['nothing', undefined, undefined],
  ])('with %s', (_what, body, proof) => {
    expect(requiredProof(body)).toEqual(proof)
  })

  test.each([
    ['anyProof', true],
    ['toString', false],
    [7, false],
    [undefined, false],
  ])('with the code %j', (code, isName) => {
    expect(isProofName(code)).toBe(isName)
  })
})

describe('the page’s proof', () => {
  test('is computed from the moment at which the server requires it', async () => {
    mockSolve.mockResolvedValue({ field: 'b' })
    askForProof(required)
    expect([isProofUnderWay(), proofName()]).toEqual([true, ANY_PROOF])
    expect(await proofOfWork()).toEqual({ field: 'b' })
    expect(isProofUnderWay()).toBe(false)
    expect(mockSolve).toHaveBeenCalledWith({ salt: 'a' })
  })

  test('is left out if it cannot be computed', async () => {
    mockSolve.mockRejectedValue(new Error('no worker'))
    askForProof(required)
    expect(await proofOfWork()).toBeUndefined()
    expect(isProofUnderWay()).toBe(false)
  })

  test('is removed if the server no longer requires one', async () => {
    mockSolve.mockResolvedValue({ field: 'b' })
    askForProof(required)
    askForProof(undefined)
    expect(isProofUnderWay()).toBe(false)
    expect(await proofOfWork()).toBeUndefined()
  })
})
