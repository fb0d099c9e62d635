import { PASSWORD } from './company/harbor'
import { PEOPLE } from './company/people'
import { GROUPS } from './company/types'
import type { Sandbox } from './startSandbox'

/** Returns the text in the terminal: the addresses and the people. */
export function greeting({ origin, idp }: Sandbox): string {
  const width = Math.max(...PEOPLE.map(person => person.username.length)) + 2
  const people = GROUPS.flatMap(group => [
    '',
    `  ${group}`,
    ...PEOPLE.filter(person => person.group === group).map(
      person => `    ${person.username.padEnd(width)}${person.shows}`,
    ),
  ])
  return [
    '',
    '  Harbor is running.',
    '',
    `  Sign in             ${origin}/signin/`,
    `  Control room        ${origin}/sandbox/`,
    `  Identity provider   ${idp}`,
    '',
    `  Every password is   ${PASSWORD}`,
    ...people,
    '',
  ].join('\n')
}
