import { STEP_ENDS, STEPS as ALL_STEPS } from 'src/constants/journeys'
import { VISIT_SECONDS } from 'src/features/visit/visit'
import { byVariant, ENDS, countFunnel, SECONDS, STEPS, type Visit } from 'sandbox/state/received/visits'
import { openSandbox } from './openSandbox'

const here = openSandbox()

const step = (name: Visit['steps'][number]['step']) => ({ step: name, seconds: 2 as const, tries: 1 })
const visit = (end: Visit['end'], ...steps: Visit['steps'][number]['step'][]): Visit => ({
  steps: steps.map(step),
  end,
  build: '0a1b2c3d',
})
const REPORT = { type: 'foyer-visit', age: 0, url: 'http://h/signin/', user_agent: '' }

const send = (body: unknown, type = 'application/reports+json') =>
  fetch(`${here.sandbox.origin}/sandbox/visits`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: JSON.stringify(body),
  }).then(answer => answer.status)

const kept = () => here.sandbox.api<Visit[]>('visits')

// (visits/contents)
test('a visit is stored without surrounding data, until it is cleared', async () => {
  const told = { ...visit('left', 'username'), variant: 'friendly' }
  expect(await send([{ ...REPORT, body: told }])).toBe(204)
  expect(await kept()).toEqual([told])
  await here.sandbox.api('visits', { method: 'DELETE' })
  expect(await kept()).toEqual([])
})

// (visits/contents)
test.each<[what: string, body: object]>([
  ['a name', { ...visit('left', 'username'), username: 'grace' }],
  ['another step', { ...visit('left'), steps: [{ ...step('username'), step: 'palmReading' }] }],
  ['an exact time', { ...visit('left'), steps: [{ ...step('username'), seconds: 3 }] }],
  ['another end', { ...visit('left', 'username'), end: 'bored' }],
])('%s in a visit is refused', async (_what, body) => {
  expect(await send([{ ...REPORT, body }])).toBe(400)
  expect(await kept()).toEqual([])
})

test('another type is refused', async () => {
  expect(await send([{ ...REPORT, body: visit('left', 'username') }], 'application/json')).toBe(415)
})

test('the funnel has each step that was seen, in order, with how the visits ended that ended there', () => {
  const visits = [
    visit('done', 'username', 'password', 'code'),
    visit('refused', 'username', 'password'),
    visit('left', 'username', 'password', 'username'),
  ]
  expect(countFunnel(visits)).toEqual([
    { step: 'username', seen: 3, ended: { left: 1 } },
    { step: 'password', seen: 3, ended: { refused: 1 } },
    { step: 'code', seen: 1, ended: { done: 1 } },
  ])
})

// (visits/variant)
test('the visits of each variant are counted separately', () => {
  const [first, second, third] = ['done', 'left', 'refused'] as const
  const b = { ...visit(first, 'username'), variant: 'b' }
  const a = { ...visit(second, 'username'), variant: 'a' }
  const none = visit(third, 'username')
  expect(byVariant([b, none, a])).toEqual([
    ['a', [a]],
    ['b', [b]],
    [undefined, [none]],
  ])
  expect(byVariant([none])).toEqual([[undefined, [none]]])
})

test('the sandbox knows every value that the app reports', () => {
  expect([STEPS, ENDS, SECONDS]).toEqual([ALL_STEPS, STEP_ENDS, VISIT_SECONDS])
})
