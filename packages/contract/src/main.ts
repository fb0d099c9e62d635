import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { command, Complaint } from 'scripts/command/command'
import { expectReached } from './conformance/client/reached'
import type { Outcome } from './conformance/report/outcome'
import { type Journey, readJourneys } from './conformance/journeys'
import { readOptions } from './conformance/options'
import type { Plan } from './conformance/people'
import { askAtTerminal, type Teller, variablesOf } from './conformance/secrets'
import { asJunit, asText, carriesAll } from './conformance/report/report'
import { CONTRACT } from './document/readDocument'

function listed({ id, summary, person, secrets }: Journey): string {
  const variables = secrets.flatMap(secret =>
    ['approval', 'former-code'].includes(secret) ? [] : variablesOf(secret, person ?? '').slice(1),
  )
  const needs = [...(person === undefined ? [] : [`--user ${person}=NAME`]), ...variables]
  return `${id}: ${summary}${needs.length > 0 ? ` (${needs.join(', ')})` : ''}`
}

async function tellerOf(file: string): Promise<Teller> {
  const loaded = (await import(pathToFileURL(resolve(file)).href).catch((error: unknown) => {
    throw new Complaint(`--codes ${file} cannot be loaded: ${String(error)}`, 2)
  })) as { default?: unknown }
  if (typeof loaded.default !== 'function')
    throw new Complaint(`--codes ${file} must have a function as its default export.`, 2)
  return loaded.default as Teller
}

// The runner takes a second to load, so incorrect arguments are reported without it.
const called = async (plan: Plan): Promise<Outcome[]> =>
  (await import('./conformance/conformance')).conformance(plan)

async function walkedOn(page: string, plan: Plan): Promise<Outcome[]> {
  const { isWalked, walkAll } = await import('./conformance/walk/walkAll')
  return walkAll(page, { ...plan, journeys: plan.journeys.filter(isWalked) })
}

// `npm run conformance -- --api https://api.example --user jane`: docs/contract/conformance.md.
await command(async () => {
  if (!existsSync(CONTRACT))
    throw new Complaint(`${CONTRACT} is missing: run the command in the folder of the release.`, 2)
  const all = readJourneys()
  const options = readOptions(process.argv.slice(2), all)
  const { api, page, journeys, junit, codes, ask, standIns } = options
  if (api === undefined) {
    console.log(journeys.map(listed).join('\n'))
    return true
  }
  const sources = {
    environment: process.env,
    teller: codes === undefined ? undefined : await tellerOf(codes),
    ask: ask ? askAtTerminal : undefined,
    standIns,
  }
  await expectReached(api, options.timeoutMs)
  const plan = { ...options, api, sources }
  const outcomes = page === undefined ? await called(plan) : await walkedOn(page, plan)
  const { CALLS } = await import('./document/operations')
  // The walks make calls that this command does not see.
  const isSelection = options.isSelection || page !== undefined
  console.log(asText(outcomes, { api, all, chosen: journeys, calls: CALLS, isSelection }))
  if (junit !== undefined) writeFileSync(junit, asJunit(outcomes))
  return carriesAll(outcomes)
})
