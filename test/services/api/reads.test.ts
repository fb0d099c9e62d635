import { operations, resolved } from 'foyer-contract/document/operations'
import { SERVICE_CALLS } from 'foyer-contract/test/journeys/all'
import { failing } from 'test/support/failing'
import { serve, type ServedAnswer } from 'test/support/server'

/** Answers that no call with a JSON answer can use. */
const UNUSABLE: [what: string, answer: ServedAnswer][] = [
  ['no body', {}],
  ['malformed JSON', { body: '{"a":' }],
  ['a page', { body: '<html></html>' }],
  ['null', { body: 'null' }],
  ['a text', { body: '"x"' }],
]

/** Each service function that reads a JSON body of a success, unless the call may also succeed without a body. */
const READS = operations.flatMap(({ id, responses }) =>
  Object.entries('204' in responses ? {} : responses).flatMap(([status, { content }]) => {
    const { type } = resolved((content?.['application/json']?.schema ?? {}) as { type?: string })
    const calls = type && Number(status) < 300 ? (SERVICE_CALLS[id] ?? []) : []
    return calls.map((call, at) => [`${id} ${at}`, type, Number(status), call] as const)
  }),
)

// (calls/every-body-checked)
test.each(READS)(
  '%s cannot be read from a body other than the %s of a %i',
  async (_call, type, status, call) => {
    let answer: ServedAnswer = {}
    const { origin } = await serve(() => ({ ...answer, status }))
    for (const [what, body] of [
      ...UNUSABLE,
      ['another form', { body: type === 'array' ? {} : [] }] as const,
    ]) {
      answer = body
      expect([what, await failing(call(origin))]).toEqual([what, { kind: 'unreadable', status }])
    }
  },
)
