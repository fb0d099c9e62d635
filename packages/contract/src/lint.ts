import { createConfig, lint } from '@redocly/openapi-core'
import { CONTRACT, JOURNEYS } from './document/readDocument'

/** Returns the findings of the recommended rules in the contract and its journeys, one per line. */
const config = await createConfig({ extends: ['recommended'] })
const problems = (await Promise.all([CONTRACT, ...JOURNEYS].map(ref => lint({ ref, config })))).flat()
for (const { ruleId, message, location } of problems)
  console.log(`${ruleId} ${location[0]?.pointer}: ${message}`)
process.exitCode = problems.length > 0 ? 1 : 0
