import type { Browser } from 'playwright-core'
import { Complaint } from 'scripts/command/command'
import type { Journey } from '../journeys'
import { lacksOf, type Plan, tellerOf } from '../people'

import type { Outcome } from '../report/outcome'
import { launch } from './launch'
import { Visitor } from './visitor'
import { NOT_OFFERED, WALKS } from './walks'

const WINDOW = {
  locale: 'en-US',
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
} as const

export const isWalked = ({ id }: Journey): boolean => id in WALKS

async function faultOf(
  visitor: Visitor,
  plan: Plan,
  journey: Journey,
): Promise<string | typeof NOT_OFFERED | undefined> {
  const { person = '', other = '' } = journey
  const walk = WALKS[journey.id]
  try {
    return await walk?.(visitor, {
      person: plan.people[person] ?? '',
      other: plan.people[other] ?? '',
      tell: what => tellerOf(plan)(journey.id, what),
    })
  } catch (error) {
    const [line = ''] = (error as Error).message.split('\n')
    if (line.includes('net::ERR_')) throw new Complaint(`The page cannot be opened: ${line}`, 2)
    return line.startsWith('does not') ? line : `cannot be used: ${line}`
  }
}

async function walked(browser: Browser, page: string, plan: Plan, journey: Journey): Promise<Outcome> {
  const begun = Date.now()
  const context = await browser.newContext(WINDOW)
  const visitor = new Visitor(context, page, plan.timeoutMs)
  const fault = await faultOf(visitor, plan, journey).finally(() => context.close())
  const common = { journey, operations: [], ms: Date.now() - begun }
  if (fault === undefined) return { ...common, kind: 'carried' }
  if (fault === NOT_OFFERED) return { ...common, kind: 'not tried', extension: journey.extension ?? '' }
  const cause = visitor.console.at(-1)
  return {
    ...common,
    kind: 'not carried',
    stop: {
      step: 'page',
      call: 'the page',
      status: undefined,
      reason: fault,
      rule: 'This is not the end of the journey.',
      ...(cause !== undefined && { hint: `The console says: ${cause}.` }),
    },
  }
}

/** Walks the journeys of a plan on the deployed page, one after another, and returns their outcomes. */
export async function walkAll(page: string, plan: Plan): Promise<Outcome[]> {
  const browser = await launch()
  const outcomes: Outcome[] = []
  try {
    for (const journey of plan.journeys) {
      const lacks = await lacksOf(plan, journey)
      outcomes.push(
        lacks.length > 0
          ? { journey, operations: [], ms: 0, kind: 'not tried', lacks }
          : await walked(browser, page, plan, journey),
      )
    }
  } finally {
    await browser.close()
  }
  return outcomes
}
