import { readFileSync, writeFileSync } from 'node:fs'
import { keepFigures } from 'tools/bench/keepFigures'
import type { Table } from 'tools/bench/measure'
import { ensureBuild } from 'scripts/build/build'
import { command, Complaint } from 'scripts/command/command'
import { assumptionsTable } from './assumptionsTable'
import { callsIn, callsTables } from './callsTables'
import { measureCalls } from './measureCalls'
import { measureLoad } from './measureLoad'

const PAGE = 'docs/capacity.md'
const PICTURE = 'docs/images/capacity.svg'
const PARTS = ['calls', 'load']

const keep = (part: string, tables: Table[]): void =>
  writeFileSync(PAGE, keepFigures(readFileSync(PAGE, 'utf8'), part, tables))

// `npm run capacity -- load`: only this part.
await command(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter(part => !PARTS.includes(part))
  if (unknown.length > 0)
    throw new Complaint(`Unknown part: ${unknown.join(', ')}. The parts are ${PARTS.join(', ')}.`, 2)
  const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part)
  const say = (line: string): void => console.error(line)

  if (isWanted('calls')) {
    await ensureBuild()
    keep('calls', callsTables(await measureCalls(say)))
  }
  if (isWanted('load')) {
    const { tables, picture } = measureLoad(callsIn(readFileSync(PAGE, 'utf8')), say)
    keep('assumptions', [assumptionsTable()])
    keep('load', tables)
    writeFileSync(PICTURE, picture)
  }
  return true
})
