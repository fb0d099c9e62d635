import { failureOf } from 'src/services/http/serviceError'
import { serve, type ServedAnswer } from 'test/support/server'

/** The outcome of a call is its result, or the kind of its failure. */
export type AnswerRow = [rule: string, answer: ServedAnswer, outcome: unknown]
export type BodyRow = [rule: string, body: unknown, outcome: unknown]

/** Returns the test of a row: compares the outcome of a call with this answer. */
export const expectAnswer =
  (call: () => Promise<unknown>) =>
  async (...[, answer, outcome]: AnswerRow): Promise<void> => {
    await serve(() => answer)
    expect(await call().catch((error: unknown) => failureOf(error).kind)).toEqual(outcome)
  }

/** Like the function above, with the body of a 200. */
export const expectBody =
  (call: () => Promise<unknown>) =>
  (...[rule, body, outcome]: BodyRow): Promise<void> =>
    expectAnswer(call)(rule, { body }, outcome)
