import { type Answer, PASSWORD, type Visitor } from 'test/sandbox/visitor'
import { operation } from 'foyer-contract/document/operations'
import { answerProblems, payloadProblems } from 'foyer-contract/document/validate'
import type { Sandbox } from 'sandbox/ownProcess'

export interface Ask {
  query?: Record<string, string>
  body?: unknown
  /** An address at another host than ours. */
  host?: string
  headers?: Record<string, string>
  /** True for a payload that the contract forbids on purpose. */
  wrong?: boolean
}

/** Calls the operations of the contract by name, and validates every payload and every answer against it. */
export class Caller {
  readonly problems: string[] = []

  constructor(private visitor: Visitor) {}

  async ask(
    id: string,
    { query = {}, body, host = '', headers = {}, wrong = false }: Ask = {},
  ): Promise<Answer> {
    const asked = operation(id)
    if (body !== undefined && !wrong) this.problems.push(...payloadProblems(asked, body))
    const search = new URLSearchParams(query).toString()
    const address = `${host}${asked.path}${search && `?${search}`}`
    const answer = await this.visitor.call(asked.method.toUpperCase(), address, body, headers)
    this.problems.push(...answerProblems(asked, answer))
    return answer
  }
}

export interface Scene {
  caller: Caller
  sandbox: Sandbox
}

export type Act = (scene: Scene) => Promise<Answer>

/** The steps that lead to an answer of an operation; the answer is that of the last step. */
export type Walk = [id: string, status: number, when: string, act: Act]

export interface Phone {
  number: string
  messages: { code: string }[]
  credentialId: string
  codes: string[]
  offlineCode: string
  authenticatorCodes: string[]
}

export const NOBODY = 'nobody is signed in'
export const USERNAME = 'grace@harbor.test'
export const DEVICE = { name: 'Grace’s laptop', id: '5f3a9c' }

export const phoneOf = ({ sandbox }: Scene, person: string): Promise<Phone> =>
  sandbox.api(`phone?person=${person}`)

export const pass = ({ sandbox }: Scene, minutes: number): Promise<unknown> =>
  sandbox.api('clock', { method: 'PUT', body: { offsetMs: minutes * 60_000 } })

export const signIn = ({ caller }: Scene, userName: string, password = PASSWORD): Promise<Answer> =>
  caller.ask('signIn', { body: { userName, password } })

/** A call of a user who has not signed in. */
export const plain =
  (id: string, ask?: Ask): Act =>
  ({ caller }) =>
    caller.ask(id, ask)

/** A call that needs a session, without one. */
export const withoutSession = (id: string, ask?: Ask): Walk => [id, 401, NOBODY, plain(id, ask)]

/** A call of a user who has entered a username and a password. */
export const as =
  (person: string, id: string, ask?: Ask): Act =>
  async scene => {
    await signIn(scene, person)
    return scene.caller.ask(id, ask)
  }

/** The answer to a call of a user who has entered a username and a password. */
export const by = (person: string, id: string, status: number, when: string, ask?: Ask): Walk => [
  id,
  status,
  when,
  as(person, id, ask),
]

/** A call of a user whose sign-in is older than ten minutes. */
export const late =
  (person: string, id: string, ask?: Ask): Act =>
  async scene => {
    await signIn(scene, person)
    await pass(scene, 11)
    return scene.caller.ask(id, ask)
  }

/** Several steps of one visitor; the answer is that of the last. */
export const after =
  (...acts: Act[]): Act =>
  async scene => {
    const answers: Answer[] = []
    for (const act of acts) answers.push(await act(scene))
    const last = answers.at(-1)
    if (!last) throw new Error('No act, no answer')
    return last
  }

/** Proves a factor with the code on the user's phone. */
export const proving = (person: string, when: string, proof: (phone: Phone) => object): Walk => [
  'activate',
  200,
  when,
  async scene => {
    await signIn(scene, person)
    return scene.caller.ask('activate', { body: proof(await phoneOf(scene, person)) })
  },
]
