import type { Fault } from 'sandbox/state/faults'
import { BASE_PATH } from 'src/constants/basePath'
import { CODE_PAGES, CODE_ROUTES, type CodePage } from 'src/constants/sentCodes'
import { enUS } from 'src/messages/en-US'
import { LONG } from '../faults'
import type { Shot, Stage } from '../shot'
import { ACTIVATE, activate, toCode } from '../codeSteps'
import { busy, fault, hold, seen, waitForAlert } from '../steps'
import { personAt } from './pages'

/** Returns the shots of the page for a sent code, with the first sandbox user who reaches it. */
function sentCodeShots(page: CodePage): Shot[] {
  const route = CODE_ROUTES[page]
  const name = route.slice(1)
  const label = enUS[`${page}.code`]
  const toPage = (stage: Stage) => {
    const person = personAt(route)
    if (!person) throw new Error(`Nobody in sandbox/company/people ends at ${BASE_PATH}${route}`)
    return toCode(stage, person.username, label)
  }
  const withAnswer = (state: string, answer: Omit<Fault, 'method' | 'path'>, problem: string): Shot => ({
    name: `${name}-${state}`,
    from: name,
    reach: async stage => {
      await fault(stage, 'POST', ACTIVATE, answer)
      await activate(stage, undefined, label)
      await waitForAlert(stage, problem)
    },
  })
  return [
    { name, reach: toPage },
    {
      name: `${name}-wrong`,
      from: name,
      reach: async stage => {
        await activate(stage, undefined, label)
        await waitForAlert(stage, 'The code is not valid.')
      },
    },
    withAnswer('long-answer', { kind: 'status', status: 400, body: LONG }, LONG),
    {
      name: `${name}-activating`,
      from: name,
      reach: async stage => {
        await hold(stage, ACTIVATE)
        await activate(stage, undefined, label)
        await busy(stage)
      },
    },
    withAnswer('limited', { kind: 'status', status: 429, retryAfter: 2400 }, 'Too many tries.'),
    {
      name: `${name}-timed-out`,
      reach: async stage => {
        await stage.page.clock.install()
        await toPage(stage)
        await stage.page.getByRole('timer').waitFor()
        await stage.page.clock.fastForward('05:30')
        await waitForAlert(stage)
      },
    },
  ]
}

/** The codes that are sent. */
export const textCodeShots: Shot[] = [
  ...CODE_PAGES.flatMap(sentCodeShots),
  { name: 'phone-auth-trust', reach: stage => toCode(stage, 'sms-trust') },
  {
    name: 'phone-auth-next',
    reach: async stage => {
      await toCode(stage, 'sms-next')
      const { messages } = await stage.sandbox.api<{ messages: { code?: string }[] }>('phone?person=sms-next')
      await activate(stage, messages[0]?.code)
      await seen(stage, 'Enter the next code.')
    },
  },
  {
    name: 'phone-auth-no-code',
    reach: async stage => {
      await stage.page.clock.install()
      await toCode(stage, 'sms')
      await stage.page.getByRole('timer').waitFor()
      await stage.page.clock.fastForward(31_000)
      await seen(stage, 'No code? Sign in again to get a new one.')
    },
  },
  {
    name: 'phone-auth-new-code',
    reach: async stage => {
      await stage.page.clock.install()
      await toCode(stage, 'sms-resend')
      await activate(stage)
      await waitForAlert(stage)
      await stage.page.clock.fastForward(31_000)
      await stage.page.getByRole('button', { name: 'Send a new code' }).waitFor()
    },
  },
]
