import { createConfig, lint } from '@redocly/openapi-core'

const PAGES = ['openapi', 'journeys.arazzo', 'security.arazzo', 'limits.arazzo'].map(
  name => `docs/contract/${name}.yaml`,
)

/** Returns the findings of the recommended rules in the contract and its journeys, one per line. */
const config = await createConfig({ extends: ['recommended'] })
const problems = (await Promise.all(PAGES.map(ref => lint({ ref, config })))).flat()
for (const { ruleId, message, location } of problems)
  console.log(`${ruleId} ${location[0]?.pointer}: ${message}`)
process.exitCode = problems.length > 0 ? 1 : 0
