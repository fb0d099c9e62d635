import type { Shot, Stage } from 'tools/screens/shot'
import { SHOTS } from 'tools/screens/shots'
import { walksOf, walkTo } from 'tools/screens/walks'

const walked: string[] = []
const shot = (name: string, from?: string): Shot => ({
  name,
  ...(from === undefined ? {} : { from }),
  way: [() => Promise.resolve(walked.push(name))],
})
const FAMILY = [
  shot('email'),
  shot('email-missing', 'email'),
  shot('about'),
  shot('code', 'email'),
  shot('code-wrong', 'code'),
]

const stage = {
  page: { context: () => ({ setOffline: () => Promise.resolve() }) },
  sandbox: {
    api: (path: string, { method }: { method: string }) => {
      walked.push(`${method} ${path}`)
      return Promise.resolve()
    },
  },
} as unknown as Stage

test('a walk goes from an empty page to all that begin at a shot of it', () => {
  expect(walksOf(FAMILY).map(walk => walk.map(({ name }) => name))).toEqual([
    ['email', 'email-missing', 'code', 'code-wrong'],
    ['about'],
  ])
})

test('a single screenshot is reached through those that it begins at, whose faults are removed first', async () => {
  walked.length = 0
  await walkTo(stage, shot('code-wrong', 'code'), FAMILY)
  expect(walked).toEqual(['email', 'DELETE faults', 'code', 'DELETE faults', 'code-wrong'])
})

test('a screenshot must begin at an existing one', () => {
  expect(() => walksOf([shot('code', 'email')])).toThrow('code begins at email, which is no shot')
})

test('each screenshot follows the one that it begins at', () => {
  const places = new Map(SHOTS.map(({ name }, place) => [name, place]))
  const early = SHOTS.filter(
    ({ name, from }) => from && (places.get(from) ?? Infinity) > (places.get(name) ?? 0),
  )
  expect(early.map(({ name }) => name)).toEqual([])
})

test('only the first screenshot of a walk sets the browser’s options', () => {
  expect(SHOTS.filter(({ from, options }) => from && options).map(({ name }) => name)).toEqual([])
})
