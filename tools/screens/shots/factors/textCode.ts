import { PEOPLE } from 'sandbox/company/people'
import type { Fault } from 'sandbox/state/faults'
import { BASE_PATH } from 'src/constants/basePath'
import { CODE_ROUTES, type CodePage } from 'src/constants/sentCodes'
import { enUS } from 'src/messages/en-US'
import { type Act, after, type Way, type Ways } from 'tools/screens/shot'
import {
  ACTIVATE,
  activate,
  busy,
  button,
  fault,
  hold,
  LONG,
  part,
  problem,
  seen,
  sentCode,
  toCode,
} from 'tools/screens/steps'

const stopClock: Act = ({ page }) => page.clock.install()
const wait =
  (time: string | number): Act =>
  ({ page }) =>
    page.clock.fastForward(time)

/** Returns the ways to the states of the page for a sent code, with the first sandbox user who reaches it. */
function sentCodeShots(page: CodePage): Ways {
  const route = CODE_ROUTES[page]
  const name = route.slice(1)
  const label = enUS[`${page}.code`]
  // An identity provider adds its own pages on the way.
  const person = PEOPLE.find(
    ({ endsAt, signIn: by = 'password' }) => by === 'password' && endsAt === `${BASE_PATH}${route}`,
  )
  if (!person) throw new Error(`Nobody in sandbox/company/people ends at ${BASE_PATH}${route}`)
  const toPage = toCode(person.username, label)
  const send = activate(undefined, label)
  const answered = (answer: Omit<Fault, 'method' | 'path'>, text: string): Way =>
    after(name, fault('POST', ACTIVATE, answer), send, problem(text))
  return {
    [name]: [toPage],
    [`${name}-wrong`]: after(name, send, problem('The code is not valid.')),
    [`${name}-long-answer`]: answered({ kind: 'status', status: 400, body: LONG }, LONG),
    [`${name}-activating`]: after(name, hold(ACTIVATE), send, busy),
    [`${name}-limited`]: answered({ kind: 'status', status: 429, retryAfter: 2400 }, 'Too many tries.'),
    [`${name}-timed-out`]: [stopClock, toPage, part('timer'), wait('05:30'), problem()],
  }
}

/** The codes that are sent. */
export const textCodeShots: Ways = {
  ...sentCodeShots('phoneAuth'),
  ...sentCodeShots('emailCode'),
  'phone-auth-trust': [toCode('sms-trust')],
  'phone-auth-next': [
    toCode('sms-next'),
    async stage => activate(await sentCode(stage, 'sms-next'))(stage),
    seen('Enter the next code.'),
  ],
  'phone-auth-no-code': [
    stopClock,
    toCode('sms'),
    part('timer'),
    wait(31_000),
    seen('No code? Sign in again to get a new one.'),
  ],
  'phone-auth-new-code': [
    stopClock,
    toCode('sms-resend'),
    activate(),
    problem(),
    wait(31_000),
    button('Send a new code'),
  ],
}
