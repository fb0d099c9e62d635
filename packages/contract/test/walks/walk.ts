import { type Answer, PASSWORD, type Visitor } from 'test/sandbox/visitor'
import { operation } from 'foyer-contract/document/operations'
import { answerProblems, payloadProblems } from 'foyer-contract/document/validate'
import type { ShownPhone } from 'sandbox/control/phoneControl'
import type { Opened } from 'test/sandbox/openSandbox'

export interface Ask {
  query?: Record<string, string>
  body?: unknown
  /** An address at another host than ours. */
  host?: string
  /** True for a payload that the contract forbids on purpose. */
  wrong?: boolean
}

/** Calls the operations of the contract by name, and validates every payload and every answer against it. */
export class Caller {
  readonly problems: string[] = []

  constructor(private visitor: Visitor) {}

  async ask(id: string, { query = {}, body, host = '', wrong = false }: Ask = {}): Promise<Answer> {
    const asked = operation(id)
    if (body !== undefined && !wrong) this.problems.push(...payloadProblems(asked, body))
    const search = new URLSearchParams(query).toString()
    const address = `${host}${asked.path}${search && `?${search}`}`
    const answer = await this.visitor.call(asked.method.toUpperCase(), address, body)
    this.problems.push(...answerProblems(asked, answer))
    return answer
  }
}

export interface Scene extends Opened {
  caller: Caller
}

export type Act = (scene: Scene) => Promise<Answer>

/** The steps that lead to an answer of an operation; the answer is that of the last step. */
export type Walk = [id: string, status: number, when: string, act: Act]

export const NOBODY = 'no one is signed in'
export const USERNAME = 'grace@harbor.test'
export const DEVICE = { name: 'Grace’s laptop', id: '5f3a9c' }

export const signIn = ({ caller }: Scene, userName: string): Promise<Answer> =>
  caller.ask('signIn', { body: { userName, password: PASSWORD } })

/** Signs a user in by username and password. */
export const signingIn =
  (person: string): Act =>
  scene =>
    signIn(scene, person)

/** A call, with the session that the visitor has, if any. */
export const plain =
  (id: string, ask?: Ask): Act =>
  ({ caller }) =>
    caller.ask(id, ask)

/** Several steps of one visitor; the answer is that of the last. */
export const after =
  (...steps: ((scene: Scene) => Promise<unknown>)[]): Act =>
  async scene => {
    let last: unknown
    for (const step of steps) last = await step(scene)
    return last as Answer
  }

/** The same step again and again. */
export const times = (count: number, act: Act): Act => after(...Array<Act>(count).fill(act))

/** A call of a user who has entered a username and a password. */
export const as = (person: string, id: string, ask?: Ask): Act => after(signingIn(person), plain(id, ask))

/** The answer to a call of a user who has entered a username and a password. */
export const by = (person: string, id: string, status: number, when: string, ask?: Ask): Walk => [
  id,
  status,
  when,
  as(person, id, ask),
]

/** A call of a user whose sign-in is older than ten minutes. */
export const late = (person: string, id: string, ask?: Ask): Act =>
  after(signingIn(person), scene => scene.pass(11), plain(id, ask))

/** Proves a factor with the code on the user's phone. */
export const proving = (person: string, when: string, proof: (phone: ShownPhone) => object): Walk => [
  'activate',
  200,
  when,
  after(signingIn(person), async scene =>
    scene.caller.ask('activate', { body: proof(await scene.phone(person)) }),
  ),
]
