import { DECISIONS } from 'scenarios/map/decisions'
import { edgeLine, EDGES, type Move, moveLine } from 'scenarios/map/map'
import type { Route } from 'src/constants/routes'
import type { Step } from './watchWalk'

type Decided = Extract<Step, { kind: 'decides' }>

const leadsTo = ({ decision, answer }: Decided): string | undefined => DECISIONS[decision]?.answers[answer]

const ARRIVAL = 'arrival'
const LINES = new Set(EDGES.map(edgeLine))

const isOutside = (to: string): boolean => !to.startsWith('/') && !(to in DECISIONS) && to !== 'stays'

/** The steps after one until the screen has changed, or the page is left. */
function after(steps: readonly Step[], index: number): Step[] {
  const rest = steps.slice(index + 1)
  const end = rest.findIndex(({ kind }) => kind === 'at' || kind === 'load')
  return end < 0 ? rest : rest.slice(0, end + 1)
}

/** Whether a walk goes on as an answer leads; a decision's answer that leaves the screen as it is needs no more. */
function isFollowed(decided: Decided, here: Route, next: readonly Step[]): boolean {
  const to = leadsTo(decided)
  if (to === undefined) return false
  if (to === 'stays' || to === here) return true
  if (to in DECISIONS) return next.some(step => step.kind === 'decides' && step.decision === to)
  if (to.startsWith('/')) return next.some(step => step.kind === 'at' && step.route === to)
  return next.some(({ kind }) => kind === 'leaves')
}

/** The ways of a walk, as lines: arrows between screens and decisions, and moves from a screen that no decision has led. */
export function edgesOf(steps: readonly Step[]): Set<string> {
  const edges = new Set<string>()
  let here: Route | undefined
  let last = ARRIVAL
  /** Where the answers on this screen have led. */
  let led: (string | undefined)[] = []
  /** The decision that has been made since the person did something. */
  let before: string | undefined

  function decides(step: Decided, index: number): void {
    if (!here) return
    const { decision, answer } = step
    const edge = EDGES.find(each => each.from === decision && each.answer === answer)
    if (edge && isFollowed(step, here, after(steps, index))) edges.add(edgeLine(edge))
    const asks = { from: before ?? here, to: decision }
    if (!before || LINES.has(edgeLine(asks))) edges.add(edgeLine(asks))
    before = decision
    led.push(leadsTo(step))
    last = answer
  }

  function moves(to: Move['to']): void {
    const isLed = to === 'outside' ? led.some(each => each && isOutside(each)) : led.includes(to)
    if (here && !isLed) edges.add(moveLine({ from: here, after: last, to }))
  }

  function comes(to: Route | undefined): void {
    here = to
    last = ARRIVAL
    led = []
    before = undefined
  }

  for (const [index, step] of steps.entries()) {
    if (step.kind === 'does') {
      last = step.what
      before = undefined
    } else if (step.kind === 'decides') decides(step, index)
    else if (step.kind === 'leaves') moves('outside')
    else if (step.kind === 'load') comes(undefined)
    else {
      moves(step.route)
      comes(step.route)
    }
  }
  return edges
}
