import { PASSWORD } from 'sandbox/company/harbor'
import type { Sandbox } from 'sandbox/ownProcess'
import type { Keys } from './desktop'

/** The tools of a walk. */
export interface WalkTools {
  keys: Keys
  sandbox: Sandbox
}

export interface Step {
  /** The keys, or an event elsewhere, as named in the table. */
  what: string
  act: (tools: WalkTools) => Promise<unknown>
  /** The time until its speech, at most. */
  takesMs?: number
}

export interface Walk {
  name: string
  path: string
  /** The announcement of the page when it is usable. */
  opens: RegExp
  steps: Step[]
}

const SLOW_MS = 4000
/** The page polls every few seconds. */
const POLL_MS = 6000
/** Delays the company settings, so that a success is announced before the web app opens. */
const slowSettings = (sandbox: Sandbox): Promise<unknown> =>
  sandbox.api('faults', {
    method: 'PUT',
    body: { method: 'GET', path: '/api/online/v1/settings', kind: 'delay', delayMs: SLOW_MS },
  })

const press = (...names: string[]): Step => ({
  what: names.map(name => name.replace('Return', 'Enter')).join(', '),
  act: ({ keys }) => keys.press(...names),
})
const type = (text: string): Step => ({ what: `\`${text}\``, act: ({ keys }) => keys.type(text) })
const enter = (text: string): Step => ({
  what: `\`${text}\`, Enter`,
  act: async ({ keys }) => {
    await keys.type(text)
    await keys.press('Return')
  },
})
const code = (person: string, what: string): Step => ({
  what,
  act: async ({ keys, sandbox }) => {
    await slowSettings(sandbox)
    const { messages } = await sandbox.phone(person)
    await keys.type(messages.find(each => each.code)?.code ?? '')
  },
})
const answer = (person: string, answered: 'allow' | 'deny', what: string): Step => ({
  what,
  takesMs: POLL_MS,
  act: async ({ sandbox }) => {
    await slowSettings(sandbox)
    const [request] = (await sandbox.phone(person)).approvals
    const body = { answer: answered, challenge: request?.challenge }
    await sandbox.api(`approvals/${request?.id}`, { method: 'POST', body })
  },
})

const signIn = (person: string): Step[] => [enter(person), enter(PASSWORD)]
const LOGIN = { path: '/signin/', opens: /Username/ }
const NEW_PASSWORD: Step[] = [
  type('abc'),
  press('Return'),
  type('DEF-1234'),
  press('Tab'),
  type('abcDEF-123'),
  press('Return'),
  type('4'),
  {
    what: 'Enter',
    act: async ({ keys, sandbox }) => {
      await slowSettings(sandbox)
      await keys.press('Return')
    },
  },
]

/** The walks for users who only hear, in the order of the page. */
export const WALKS: Walk[] = [
  {
    ...LOGIN,
    name: 'A password: none, a wrong one, the right one',
    steps: [
      press('Return'),
      enter('simple'),
      press('Return'),
      enter('wrong'),
      type('H'),
      press('BackSpace'),
      enter(PASSWORD),
    ],
  },
  {
    ...LOGIN,
    name: 'A code by text message: a wrong one, the right one',
    steps: [
      ...signIn('sms'),
      enter('000000'),
      press('BackSpace'),
      press('BackSpace', 'BackSpace', 'BackSpace', 'BackSpace', 'BackSpace'),
      code('sms', 'the code'),
      press('Return'),
    ],
  },
  {
    ...LOGIN,
    name: 'An approval: without a number, allowed',
    steps: [...signIn('approve'), answer('approve', 'allow', '*allowed on the phone*')],
  },
  {
    ...LOGIN,
    name: 'An approval with a number: sent again, allowed',
    steps: [
      ...signIn('approve-number'),
      press('Tab'),
      press('Tab'),
      press('Return'),
      press('Tab'),
      press('Return'),
      answer('approve-number', 'allow', '*the number chosen on the phone*'),
    ],
  },
  {
    ...LOGIN,
    name: 'An approval with a number: denied',
    steps: [...signIn('approve-number'), answer('approve-number', 'deny', '*denied on the phone*')],
  },
  {
    name: 'A forgotten password: the boxes of its code, and a new one',
    path: '/signin/forget-password',
    opens: /Username/,
    steps: [
      enter('forgetful'),
      {
        what: 'the mobile number, Enter',
        act: async ({ keys, sandbox }) => {
          await keys.type((await sandbox.phone('forgetful')).number ?? '')
          await keys.press('Return')
        },
      },
      type('0'),
      press('Return'),
      type('00000'),
      code('forgetful', 'the code'),
      ...NEW_PASSWORD,
    ],
  },
  {
    ...LOGIN,
    name: 'A temporary password',
    steps: [...signIn('activation-code'), ...NEW_PASSWORD],
  },
  {
    ...LOGIN,
    name: 'The menu of languages',
    steps: [press('Tab'), press('Tab'), press('Tab'), press('Down'), press('Return')],
  },
]
