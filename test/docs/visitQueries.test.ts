import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { ensurePython } from 'scripts/programs/python'
import { REPORTS_TYPE } from 'src/services/report/outbox'
import { STEP_ENDS, STEPS } from 'src/constants/journeys'
import { VISIT_SECONDS } from 'src/features/visit/visit'

const PAGE = readFileSync('docs/deployment.md', 'utf8')
const SECTION = PAGE.slice(PAGE.indexOf('### Where users give up'), PAGE.indexOf('### Hosts in your own'))
const blocks = (language: string) =>
  [...SECTION.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text!)

interface Step {
  step: string
  factor?: string
  seconds: number
  tries: number
  entry?: string
}
interface Body {
  steps: Step[]
  end: string
  build: string
  variant?: string
}

const [TABLE, ...QUERIES] = blocks('sql')
const [EXAMPLE] = JSON.parse(blocks('json')[0]!) as { type: string; body: Body }[]

const GAVE_UP: Body = {
  steps: [
    { step: 'username', seconds: 2, tries: 1 },
    { step: 'password', seconds: 60, tries: 4, entry: 'typed' },
  ],
  end: 'refused',
  build: '0a1b2c3d',
  variant: 'plain',
}
const FILLED_IN: Body = {
  steps: [
    { step: 'username', seconds: 2, tries: 1 },
    { step: 'password', seconds: 2, tries: 1, entry: 'autofilled' },
    { step: 'code', factor: 'sms', seconds: 180, tries: 0 },
  ],
  end: 'left',
  build: '0a1b2c3d',
}

const ASK = `
import json, sqlite3, sys
table, rows, queries = json.load(sys.stdin)
database = sqlite3.connect(":memory:")
database.executescript(table)
database.executemany("INSERT INTO visit_step VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
print(json.dumps([database.execute(query).fetchall() for query in queries]))
`

/** Returns SQLite's answers to the queries of the page, for the visits of a day. */
function answered(visits: Body[]): unknown {
  const rows = visits.flatMap(({ steps, end, build, variant = null }, visit) =>
    steps.map(({ step, factor = null, seconds, tries, entry = null }, at) => {
      const ended = at === steps.length - 1 ? end : null
      return [visit, '2026-11-27', at + 1, step, factor, seconds, tries, entry, ended, build, variant]
    }),
  )
  const input = JSON.stringify([TABLE, rows, QUERIES])
  return JSON.parse(execFileSync(ensurePython(), ['-c', ASK], { input, encoding: 'utf8' }))
}

// (visits/contents)
test('the example has the type and the lists of the code', () => {
  const { type, body } = EXAMPLE!
  expect(SECTION).toContain(REPORTS_TYPE)
  expect([type, Object.keys(body)]).toEqual(['foyer-visit', ['steps', 'end', 'build', 'variant']])
  expect(STEP_ENDS).toContain(body.end)
  for (const { step, seconds } of body.steps)
    expect(
      [STEPS, VISIT_SECONDS].map((list: readonly unknown[], at) => list.includes([step, seconds][at])),
    ).toEqual([true, true])
  expect(SECTION).toContain(`lower bound of its class: ${VISIT_SECONDS.join(', ')} `)
})

test('six queries read one table', () => {
  expect(answered([EXAMPLE!.body, GAVE_UP, FILLED_IN])).toEqual([
    [
      ['password', 3, 1],
      ['username', 3, 0],
      ['code', 2, 1],
    ],
    [
      ['2026-11-27', 'done', 1],
      ['2026-11-27', 'left', 1],
      ['2026-11-27', 'refused', 1],
    ],
    [['sms', 2, 1]],
    [
      ['code', 20, 1],
      ['code', 180, 1],
      ['password', 2, 1],
      ['password', 10, 1],
      ['password', 60, 1],
      ['username', 2, 2],
      ['username', 5, 1],
    ],
    [
      ['autofilled', 1, 1],
      ['typed', 2, 3],
    ],
    [
      ['friendly', 1, 1],
      ['plain', 1, 0],
    ],
  ])
})
