import { createConfig, lint } from '@redocly/openapi-core'

export const CONTRACT = 'docs/contract/openapi.yaml'

/** What the recommended rules find wrong with the contract, one line each. */
const config = await createConfig({ extends: ['recommended'] })
const problems = await lint({ ref: CONTRACT, config })
for (const { ruleId, message, location } of problems)
  console.log(`${ruleId} ${location[0]?.pointer}: ${message}`)
process.exitCode = problems.length > 0 ? 1 : 0
