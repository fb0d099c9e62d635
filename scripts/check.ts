import { mkdirSync } from 'node:fs'
import { countLine } from './check/count'
import { LISTS, runLists } from './check/steps'

mkdirSync('.cache', { recursive: true })
const count = await runLists(LISTS, line => console.log(line))
console.log(countLine(count))
process.exitCode = count.failed > 0 ? 1 : 0
