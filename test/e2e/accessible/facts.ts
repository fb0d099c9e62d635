import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from '@playwright/test'
import { until } from 'test/support/until'
import type { Facts } from './pageViews'

/** Playwright empties the folder when a run begins. */
function fileOf(state: string): string {
  const { outputDir, name } = test.info().project
  return path.join(outputDir, 'facts', name, `${state}.json`)
}

/** Stores the results of a state for the tests of the whole, which may run in another worker. */
export function keepFacts(facts: Facts): void {
  const file = fileOf(facts.state)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(facts))
}

/** Waits for the results of all these states, and returns them. */
export async function allFacts(states: readonly string[]): Promise<Facts[]> {
  await until(
    () =>
      new Promise<boolean>(resolve =>
        setTimeout(() => resolve(states.every(each => existsSync(fileOf(each)))), 100),
      ),
    done => done,
  )
  return states.map(state => JSON.parse(readFileSync(fileOf(state), 'utf8')) as Facts)
}
