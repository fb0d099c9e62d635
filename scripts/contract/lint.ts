import { createConfig, lint } from '@redocly/openapi-core'

const PAGES = ['openapi', 'journeys.arazzo', 'security.arazzo', 'limits.arazzo'].map(
  name => `docs/contract/${name}.yaml`,
)

/** What the recommended rules find wrong with the contract and its journeys, one line each. */
const config = await createConfig({ extends: ['recommended'] })
const problems = (await Promise.all(PAGES.map(ref => lint({ ref, config })))).flat()
for (const { ruleId, message, location } of problems)
  console.log(`${ruleId} ${location[0]?.pointer}: ${message}`)
process.exitCode = problems.length > 0 ? 1 : 0
