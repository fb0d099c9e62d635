import { answerOf, DECISIONS } from 'scenarios/map/decisions'
import type { Deed, Walk } from 'scenarios/scenario'
import type { Route } from 'src/constants/routes'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { wordsOf } from 'saga-workbench/recording/waits'
import { outside } from './withoutBrowser'
import type { runWalk as RunWalk, Watch } from './runWalk'

/** The events of a walk, in order. */
export type Step =
  | { kind: 'load' }
  | { kind: 'at'; route: Route }
  | { kind: 'does'; what: string }
  | { kind: 'decides'; decision: string; answer: string }
  | { kind: 'leaves' }

let steps: Step[] = []

type Decide = (...facts: unknown[]) => unknown

/** Returns a decision of the app as a function that also reports its result. */
const recorded =
  (decision: string, decide: Decide): Decide =>
  (...facts) => {
    // A decision may ask another one.
    const step: Step = { kind: 'decides', decision, answer: '' }
    steps.push(step)
    const answer = decide(...facts)
    step.answer = answerOf(answer)
    return answer
  }

/** Wraps each decision of the app in a function that reports its result; must be called before the app is loaded. */
export function recordDecisions(): void {
  const decisions = Object.entries(DECISIONS)
  for (const file of new Set(decisions.map(([, { module }]) => module)))
    jest.doMock(file, () => {
      const real = jest.requireActual<Record<string, Decide>>(file)
      const own = decisions.filter(([, { module }]) => module === file)
      return {
        ...real,
        ...Object.fromEntries(own.map(([decision, { name }]) => [name, recorded(decision, real[name]!)])),
      }
    })
}

function named(deed: Deed): string {
  if ('type' in deed) return deed.type.startsWith('@@router') ? 'another address' : wordsOf(deed.type)
  if ('passMs' in deed) return 'time'
  if ('offline' in deed) return deed.offline ? 'offline' : 'online'
  return ''
}

/** Walks, and returns the events as well as the end; another observer may watch the same walk. */
export async function watchWalk(
  walk: Walk,
  runWalk: typeof RunWalk,
  other: Watch = {},
): Promise<Awaited<ReturnType<typeof RunWalk>> & { steps: Step[] }> {
  steps = []
  const own = steps
  let isOpen = false
  const walked = await runWalk(walk, {
    ...other,
    does(deed) {
      const what = named(deed)
      if (what !== '') own.push({ kind: 'does', what })
    },
    opens() {
      other.opens?.()
      own.push({ kind: 'load' })
      outside.leaves = () => void steps.push({ kind: 'leaves' })
      isOpen = true
      let last: Route | undefined
      window.foyerWorkbench = {
        sagas: {},
        watch({ getState, subscribe }) {
          subscribe(() => {
            const state = getState() as Parameters<typeof selectRoute>[0]
            const route = selectRoute(state)
            if (!isOpen || !state.router.location || route === last) return
            own.push({ kind: 'at', route })
            last = route
          })
        },
      }
    },
    leaves() {
      other.leaves?.()
      isOpen = false
      steps = []
      delete window.foyerWorkbench
    },
  })
  return { ...walked, steps: own }
}
