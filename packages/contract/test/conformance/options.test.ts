import { Complaint } from 'scripts/command/command'
import { readJourneys } from 'foyer-contract/conformance/journeys'
import { type Options, readOptions } from 'foyer-contract/conformance/options'

const API = ['--api', 'https://api.example']
const read = (...args: string[]): Options => readOptions([...API, ...args], readJourneys())
const ids = ({ journeys }: Options): string[] => journeys.map(({ id }) => id)

const misuses: [rule: string, args: string[], complaint: string][] = [
  ['no backend', [], '--api is missing: the origin of the backend, such as https://api.example.'],
  [
    'a path',
    ['--api', 'https://a.example/x'],
    '--api takes an origin such as https://api.example, not https://a.example/x.',
  ],
  ['no address', ['--api', 'a.example'], '--api takes an origin such as https://api.example, not a.example.'],
  [
    'a name in the address',
    ['--api', 'https://u:p@a.example'],
    '--api must not contain a name or a password.',
  ],
  ['an unknown journey', [...API, '--only', 'sign-in,fly'], 'Unknown journey: fly.'],
  ['an unknown role', [...API, '--user', 'king=ada'], 'Unknown role: king.'],
  ['a role without a name', [...API, '--user', 'text='], '--user text= has no name.'],
  ['no time', [...API, '--timeout', '0'], '--timeout takes seconds, at most 600.'],
  ['an unknown option', [...API, '--fast'], "Unknown option '--fast'"],
]

test.each(misuses)('%s is a wrong use, reported in one line', (_rule, args, complaint) => {
  const run = () => readOptions(args, readJourneys())
  expect(run).toThrow(Complaint)
  expect(run).toThrow(complaint)
})

test('an address is an origin, whether it ends with a slash or not', () => {
  expect(readOptions(['--api', 'https://API.example/'], readJourneys()).api).toBe('https://api.example')
})

test('a user without a role has a password here, and may see connected devices', () => {
  expect(read('--user', 'jane').people).toEqual({ password: 'jane', connected: 'jane' })
})

test('a user of a role outranks the ordinary one', () => {
  const { people } = read('--user', 'jane', '--user', 'connected=joe', '--user', 'text=a=b')
  expect(people).toMatchObject({ password: 'jane', connected: 'joe', text: 'a=b', resend: 'a=b' })
})

describe('another person, who signs in where one is signed in', () => {
  test('is the first user with another name, and has the secrets of that role', () => {
    const { people, standIns } = read('--user', 'jane', '--user', 'text=jane', '--user', 'email=joe')
    expect(people.other).toBe('joe')
    expect(standIns.other).toBe('email')
  })

  test('is the named one', () => {
    const { people, standIns } = read('--user', 'jane', '--user', 'email=joe', '--user', 'other=kim')
    expect(people.other).toBe('kim')
    expect(standIns).not.toHaveProperty('other')
  })

  test('is missing if only one user is named', () => {
    expect(read('--user', 'jane', '--user', 'text=jane').people).not.toHaveProperty('other')
  })
})

test('journeys can be chosen and left', () => {
  expect(ids(read('--only', 'sign-out, sign-in', '--only', 'support', '--without', 'sign-in'))).toEqual([
    'sign-out',
    'support',
  ])
})

test('all journeys run where none is chosen', () => {
  const isOrdinary = ({ option }: { option: string | undefined }): boolean => option === undefined
  expect(ids(read())).toEqual(
    readJourneys()
      .filter(isOrdinary)
      .map(({ id }) => id),
  )
})

test('journeys that lock people out run only on request, by their option or name', () => {
  const limits = ['robot-check', 'limit-passwords', 'limit-codes', 'limit-reset']
  expect(ids(read('--limits')).slice(-4)).toEqual(limits)
  expect(ids(read('--only', limits.join()))).toEqual(limits)
})

describe('the walks on the deployed page', () => {
  test('take the address of the page, whose origin is that of the backend by default', () => {
    const { page, api } = readOptions(
      ['--browser', '--page', 'https://harbor.example/signin'],
      readJourneys(),
    )
    expect({ page, api }).toEqual({ page: 'https://harbor.example/signin/', api: 'https://harbor.example' })
  })

  test.each([
    ['no page', ['--browser']],
    ['another page', ['--browser', '--page', 'https://harbor.example/online/']],
    [
      'a page without --browser',
      ['--api', 'https://harbor.example', '--page', 'https://harbor.example/signin/'],
    ],
  ])('reject %s', (_what, args) => {
    expect(() => readOptions(args, readJourneys())).toThrow(/--page/)
  })
})
