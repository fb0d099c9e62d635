import { readFileSync } from 'node:fs'
import { type Journey, readJourneys } from 'foyer-contract/conformance/journeys'
import { SECRETS, type Secret } from 'foyer-contract/conformance/secrets'
import { anchorsOf } from './anchorsOf'

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
