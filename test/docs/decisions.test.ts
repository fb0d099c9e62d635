import { readFileSync, readdirSync } from 'node:fs'

const FOLDER = 'docs/decisions'
const STATUS = /^(accepted|superseded(?: in part)? by (\d{4})(?: and (\d{4}))?)$/

interface Decision {
  file: string
  text: string
  number: string
  title: string
  status: string
  headings: string[]
}

const FORM =
  /^# (?<number>\d{4}): (?<title>.+)\n\nStatus: (?<status>.+)\nDate: \d{4}-\d\d-\d\d\n\n## Context\n/

function decisionOf(file: string): Decision {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8')
  const { number = '', title = '', status = '' } = FORM.exec(text)?.groups ?? {}
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].slice(1).map(([, heading = '']) => heading)
  return { file, text, number, title, status, headings }
}

const files = readdirSync(FOLDER).filter(file => /^\d/.test(file))
const decisions = files.map(decisionOf)
const rows = decisions.map(decision => [decision.file, decision] as const)
const supersededBy = (decision: Decision): string[] =>
  STATUS.exec(decision.status)?.slice(2).filter(Boolean) ?? []

test.each(rows)('%s has the form of a decision', (file, { number, title, status, headings }) => {
  expect(file.slice(0, 4)).toBe(number)
  expect(title).not.toMatch(/\.$/)
  expect(status).toMatch(STATUS)
  expect(headings).toEqual(['Context', 'Choice', 'Consequence'])
})

test('no two decisions have one number', () => {
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(files.length)
})

test('a decision says which one it supersedes, and the status of that one names it', () => {
  const claims = decisions.flatMap(({ number, text }) =>
    [...text.matchAll(/supersedes (?:the \w+ point of )?(\d{4})(?:[^.]*?, and (\d{4}))?/g)].flatMap(
      ([, ...older]) => older.filter(Boolean).map(old => `${old} by ${number}`),
    ),
  )
  const statuses = decisions.flatMap(decision =>
    supersededBy(decision).map(later => `${decision.number} by ${later}`),
  )
  expect(claims.toSorted()).toEqual(statuses.toSorted())
})

test('the index has a row for each decision, with its title, status and what it supersedes', () => {
  const index = readFileSync(`${FOLDER}/README.md`, 'utf8')
  const listed = index.split('\n').filter(line => /^\| \[\d{4}\]/.test(line))
  const expected = decisions.map(({ number, file, title, status }) => {
    const older = decisions
      .filter(decision => supersededBy(decision).includes(number))
      .map(decision => decision.number)
    const supersedes = older.length === 0 ? '' : `${older.join(', ')} in part`
    return `| [${number}](${file}) | ${title} | ${status} | ${supersedes} |`
  })
  expect(listed).toEqual(expected)
})
