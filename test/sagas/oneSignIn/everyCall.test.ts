import { readdirSync, readFileSync } from 'node:fs'

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(`${folder}/${name}`, 'utf8'))

/** The names of the services that act for a user. */
const ACTS = textsIn('src/services/api').flatMap(text =>
  text
    .split(/^export const /m)
    .filter(declared => /\bacting: ActingUser = /.test(declared))
    .map(declared => /^\w+/.exec(declared)?.[0] ?? declared),
)

/** These compare the mark themselves: signOutSaga.test.ts. */
const APART = ['signOut']

// (one-sign-in/compared)
test('a call that changes something for a user is sent only after the page has compared the mark', () => {
  expect(ACTS.length).toBeGreaterThan(20)
  const sagas = textsIn('src/sagas').join('\n')
  expect(ACTS.filter(name => new RegExp(`\\bcall\\(${name}\\b`).test(sagas))).toEqual(APART)
  const others = ACTS.filter(name => !APART.includes(name))
  expect(others.filter(name => !new RegExp(`\\bcallForPerson, ${name}\\b`).test(sagas))).toEqual([])
})
