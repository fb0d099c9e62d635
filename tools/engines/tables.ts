import { markdownTable, withPart } from 'tools/documents'
import { leftOutOf, type Results } from './results'
import { type Trait, TRAITS, type Traits } from './browsers'

/** The data about a browser. */
export interface Walk {
  name: string
  version: string
  traits: Traits
  results: Results
}

const titleOf = ({ name, version }: Walk): string => `${name} ${version}`

function walks(all: Walk[]): string {
  const rows = all.map(walk => {
    const { files, passed, failed } = walk.results
    return [titleOf(walk), ...[files, passed, failed.length, leftOutOf(walk.results)].map(String)]
  })
  return markdownTable(['walked in', 'files', 'passed', 'failed', 'left out'], rows)
}

function lacks(all: Walk[]): string {
  const rows = (Object.keys(TRAITS) as Trait[]).map(trait => [
    TRAITS[trait][0],
    ...all.map(({ traits }) => (traits[trait] ? 'yes' : '–')),
    TRAITS[trait][1],
  ])
  return markdownTable(['', ...all.map(titleOf), 'without it'], rows)
}

const counted = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count} ${what}${count === 1 ? '' : 's'}`]

/** Returns a table of the features that tests need, with the number of tests and steps that each browser left out; '' if it left out none. */
function reasons(all: Walk[]): string {
  const results = all.map(walk => walk.results)
  const needs = results.flatMap(({ leftOut, leftOutSteps }) => Object.keys({ ...leftOut, ...leftOutSteps }))
  const rows = [...new Set(needs)].map(need => [
    need,
    ...results.map(({ leftOut, leftOutSteps }) =>
      [...counted(leftOut[need] ?? 0, 'test'), ...counted(leftOutSteps[need] ?? 0, 'step')].join(', '),
    ),
  ])
  return rows.length === 0
    ? ''
    : markdownTable(['left out, because it needs', ...all.map(({ name }) => name)], rows)
}

const failures = (all: Walk[]): string[] =>
  all.flatMap(({ name, results }) => results.failed.map(test => `- ${name} fails: ${test}.`))

/** Returns the document with these walks between its marks, and their day. */
export function withWalks(document: string, all: Walk[], day: string): string {
  const parts = [
    `Taken on ${day} by \`npm run engines\`, without a display.`,
    walks(all),
    reasons(all),
    failures(all).join('\n'),
    lacks(all),
  ].filter(part => part !== '')
  return withPart(document, 'engines', parts.join('\n\n'))
}
