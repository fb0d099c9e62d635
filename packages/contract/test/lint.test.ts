import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { type Journey, readJourneys } from 'foyer-contract/conformance/journeys'
import { type Secret, SECRETS } from 'foyer-contract/conformance/secrets'
import path from 'node:path'
import { promisify } from 'node:util'
import { document, examplesOf, type Media, operations } from 'foyer-contract/document/operations'
import { SERVICE_CALLS } from './journeys/all'

/** Returns the anchors of the headings of a page in Markdown. */
const anchorsOf = (page: string): string[] =>
  [...page.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )

const journeys = readJourneys()

test.each([...new Set(journeys.map(({ read }) => read))])('the anchor %s exists', read => {
  const [page = '', anchor] = read.split('#')
  expect(anchorsOf(readFileSync(page, 'utf8'))).toContain(anchor)
})

test('each criterion other than the status has a message for its failure', () => {
  const silent = journeys.flatMap(({ id, steps }) =>
    Object.values(steps).flatMap(({ criteria }) =>
      criteria
        .filter(({ condition, seen }) => !condition.startsWith('$statusCode') && seen === undefined)
        .map(({ condition }) => `${id}: ${condition}`),
    ),
  )
  expect(silent).toEqual([])
})

const isSecret = (name: string): name is Secret => SECRETS.some(secret => secret === name)

const carriedBy = ({ steps }: Journey): Secret[] =>
  [...new Set(Object.values(steps).flatMap(({ carries }) => carries.filter(isSecret)))].sort()

test('a journey requires the secrets that its calls carry', () => {
  // An approval is awaited, not carried.
  const told = journeys.map(({ id, secrets }) => [id, secrets.filter(secret => secret !== 'approval').sort()])
  expect(told).toEqual(journeys.map(journey => [journey.id, carriedBy(journey)]))
})

test('every journey has a unique id', () => {
  expect(new Set(journeys.map(({ id }) => id)).size).toBe(journeys.length)
})

test.each(operations.map(({ id, needed }) => [id, needed]))(
  '%s is required, or its condition is named',
  (_id, needed) => {
    expect(needed).toMatch(/^(?:required|only with [a-z].+)$/)
  },
)

// A failure of one of these ends the sign-in (test/sagas/signIn).
test('three calls are required', () => {
  const required = operations.filter(({ needed }) => needed === 'required')
  expect(required.map(({ id }) => id).sort()).toEqual(['fetchOnboardingStatus', 'fetchSettings', 'signIn'])
})

const called = new Set(
  journeys.flatMap(({ steps }) => Object.values(steps).map(({ operation }) => operation)),
)

test.each(operations.filter(({ needed }) => needed === 'required').map(({ id }) => [id]))(
  'a journey calls %s',
  id => {
    expect(called).toContain(id)
  },
)

test('journeys call only operations of the contract', () => {
  expect([...called].filter(id => !operations.some(operation => operation.id === id))).toEqual([])
})

// The linter is only an ES module, which jest's own loader cannot read.
test('the contract breaks no recommended rule of the linter', async () => {
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'packages/contract/src/lint.ts'])
  await expect(run).resolves.toMatchObject({ stdout: '' })
})

// No code of `src` makes the calls of an app; schemas.test.ts compares each other call with the contract.
test('the contract has no call that the product does not need', () => {
  expect(operations.flatMap(({ id, isOfClients }) => (SERVICE_CALLS[id] || isOfClients ? [] : [id]))).toEqual(
    [],
  )
})

test.each(operations.map(found => [found.id, found] as const))(
  '%s has an example of its payload and of every answer with a body',
  (_id, found) => {
    const answers = Object.entries(found.responses).flatMap(([status, { content }]) =>
      Object.entries(content ?? {}).map(([type, answer]): [string, Media] => [`${status} ${type}`, answer]),
    )
    const media: [string, Media][] = found.body ? [['payload', found.body], ...answers] : answers
    expect(media.filter(([, one]) => examplesOf(one).length === 0).map(([name]) => name)).toEqual([])
  },
)

const ours = operations.filter(({ path }) => path.startsWith('/api/'))

test.each(ours.map(({ id, responses }) => [id, responses] as const))(
  '%s can say when to try again, and names the call in every answer',
  (_id, responses) => {
    expect(responses['429']?.headers).toHaveProperty('Retry-After')
    const named = Object.values(responses).filter(({ headers }) => headers?.['X-Request-Id'])
    expect(named).toHaveLength(Object.keys(responses).length)
  },
)

const page = readFileSync('docs/adopting.md', 'utf8')
const tables = page.split('\n').filter(line => line.startsWith('| '))
const named = [
  ...new Set(
    tables.flatMap(line =>
      [...line.matchAll(/`(GET|POST|PUT) (?:\/api\/)?([\w./{}-]+)/g)].map(([, method = '', address = '']) =>
        address.startsWith('{host}') ? `${method} /${address.slice(7)}` : `${method} /api/${address}`,
      ),
    ),
  ),
]
const offered = operations.map(({ call }) => call)
/** No screen calls them (docs/contract/README.md). */
const UNCALLED = [
  'POST /api/onboarding/v2/user-settings',
  'GET /api/onboarding/v2/user-settings/photos/random',
  'POST /api/onboarding/v2/user-settings/photo',
]

test('every call that the page for adopters names is in the contract', () => {
  expect(named.filter(call => !offered.includes(call))).toEqual([])
})

test('the page for adopters states for every call of the app whether it is required, or with which feature', () => {
  const left = offered.filter(call => !named.includes(call) && !UNCALLED.includes(call))
  expect(left.filter(call => !call.includes('/reset-password/'))).toEqual([])
  expect(left).toHaveLength(4)
})

// The page writes 'the calls that the contract tags `verification`'.
test('the factor calls of a partial session have the tag `verification`', () => {
  const tagged = operations.filter(({ tags }) => tags.includes('verification'))
  expect(tagged.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['activate', 'resendVerification', 'resendCode']),
  )
})

test('the examples of the page for adopters are JSON, and its links lead to existing pages', () => {
  const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => json)
  expect(blocks.map(json => typeof JSON.parse(json))).toEqual(blocks.map(() => 'object'))
  const anchors = anchorsOf(page)
  const links = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
  const broken = links.filter(link =>
    link.startsWith('#')
      ? !anchors.includes(link.slice(1))
      : !existsSync(path.join('docs', link.replace(/#.*/, ''))),
  )
  expect(broken).toEqual([])
})

describe('the check of the account that it gives to be copied', () => {
  const [, code = ''] = /```js\n((?:(?!```)[\s\S])*otherAccount[\s\S]*?)```/.exec(page) ?? []
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the page's own example is what is tested
  const check = new Function('path', 'body', 'session', 'reply', code) as (
    path: string,
    body: object,
    session: object | undefined,
    reply: (status: number) => number,
  ) => number | undefined
  const ada = { userName: 'ada@harbor.test', typedName: 'ada' }
  const LOGIN = '/api/auth/v2/login'
  const LOGOUT = '/api/auth/v2/logout'
  const NEW_PASSWORD = '/api/auth/v2/reset-password/set-new-password'

  test.each([
    ['accepts the name that the server returned', LOGOUT, 'ada@harbor.test', undefined],
    ['accepts the typed name in any case', LOGOUT, 'ADA', undefined],
    ['rejects another name', LOGOUT, 'grace', 409],
    ['accepts the sign-in of another person', LOGIN, 'grace', undefined],
    ['leaves the person of a reset to that call', NEW_PASSWORD, 'grace', undefined],
  ])('%s', (_rule, path, userName, status) => {
    expect(check(path, { userName }, ada, code => code)).toBe(status)
  })

  test.each([
    ['a call without a name', { other: true }, ada],
    ['a call without a session', { userName: 'grace' }, undefined],
  ])('accepts %s', (_rule, body, session) => {
    expect(check(LOGOUT, body, session, code => code)).toBeUndefined()
  })
})

test('the changelog names the versions of the app and of the contract', () => {
  const app = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`| ${app.version} | ${document.info.version} |`)
})
