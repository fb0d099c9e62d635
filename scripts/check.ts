import { mkdirSync } from 'node:fs'
import { countLine } from './check/count'
import { STAGES, runStages } from './check/steps'

mkdirSync('.cache', { recursive: true })
const count = await runStages(STAGES, line => console.log(line))
console.log(countLine(count))
process.exitCode = count.failed > 0 ? 1 : 0
