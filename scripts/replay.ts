import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { Complaint, command } from './command/command'
import { runNode } from './command/run'
import { JEST } from './tests/runners'

const TEST = 'test/replay/recordings.test.ts'
const REPORT = '.cache/replay.txt'

const given = process.argv.slice(2)
const accept = given.includes('--accept')
const files = given.filter(arg => !arg.startsWith('-'))

/** Replays recordings against today's journeys: the named ones, or all of scenarios/recordings/; `--accept` records these again (docs/workbench.md). */
await command(async () => {
  const missing = files.find(file => !existsSync(file))
  if (missing !== undefined) throw new Complaint(`File not found: ${missing}.`, 2)
  if (accept && files.length > 0)
    throw new Complaint('`--accept` records every scenario and accepts no file.', 2)
  mkdirSync('.cache', { recursive: true })
  rmSync(REPORT, { force: true })
  const { ok, output } = await runNode([JEST, '--selectProjects', 'unit', '--runTestsByPath', TEST], {
    env: {
      REPLAY_REPORT: REPORT,
      ...(files.length > 0 && { REPLAY_FILES: files.join('\n') }),
      ...(accept && { REPLAY_ACCEPT: '1' }),
    },
  })
  const told = existsSync(REPORT) ? readFileSync(REPORT, 'utf8').trimEnd() : ''
  // The failure is not a difference in a recording.
  console.log(told === '' || (!ok && !told.includes('\n  ')) ? output : told)
  return ok
})
