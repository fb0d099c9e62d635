import * as v from 'valibot'
import type { ProblemCode } from 'src/constants/problems'
import type { Route } from 'src/constants/routes'
import { SECOND_MS } from 'src/constants/timings'
import { timeStamp } from 'src/services/api/timeStamp'
import type { ActingUser } from 'src/services/http/call'
import { bodyOf, request } from 'src/services/http/http'
import { jsonObject, nullish, present, between } from 'src/services/schemas'

const ENDPOINT = '/api/online/v1/support/code'

/** The facts about the page for the help desk. The page itself sends them, so they prove nothing (support/desk-code). */
export interface DeskFacts {
  /** The route of the step at which the person needs help. */
  step: Route
  /** The name that the page shows, or that the person typed. */
  claimedName?: string
  failure?: { problem: ProblemCode; status?: number; requestId?: string }
}

/** A code that the person reads to the help desk. */
export interface DeskCode {
  kind: 'code'
  code: string
  lifeMs: number
}

export type DeskCodeAnswer =
  | DeskCode
  /** The desk has looked up the code; `atMs` in milliseconds since the epoch, if the server sends it. */
  | { kind: 'seen'; atMs?: number }
  /** This browser has no code, or no valid one any more. */
  | { kind: 'none' }

const LONGEST_LIFE_S = 3600
const code = v.pipe(v.string(), v.regex(/^\d{6}$/))
const expiresIn = between(1, LONGEST_LIFE_S)
const codeSchema = jsonObject({ code, expiresIn })
const statusSchema = v.union([
  codeSchema,
  jsonObject({ code: nullish(v.null()), seen: v.literal(true), seenAt: timeStamp }),
  jsonObject({ code: nullish(v.null()), seen: nullish(v.literal(false)) }),
])

const deskCode = (wire: v.InferOutput<typeof codeSchema>): DeskCode => ({
  kind: 'code',
  code: wire.code,
  lifeMs: wire.expiresIn * SECOND_MS,
})

/** Requests a code that identifies this page to the help desk; the previous code of this browser becomes invalid (support/desk-code). */
export const createHelpDeskCode = (facts: DeskFacts, acting: ActingUser = {}): Promise<DeskCode> =>
  request('post', ENDPOINT, {
    body: facts,
    acting,
    form: 'deskCode',
    read: answer => deskCode(bodyOf(codeSchema)(answer)),
  })

/** Requests the code of this browser, and whether the help desk has looked it up (support/desk-seen). */
export const fetchHelpDeskCode = (): Promise<DeskCodeAnswer> =>
  request('get', ENDPOINT, {
    disprovesReport: true,
    read: (answer): DeskCodeAnswer => {
      const body = bodyOf(statusSchema)(answer)
      if ('expiresIn' in body) return deskCode(body)
      if (!body.seen) return { kind: 'none' }
      return { kind: 'seen', ...present({ atMs: body.seenAt }) }
    },
  })
