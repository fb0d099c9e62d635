import { ENDPOINTS } from 'sandbox/control/faultControl'
import type { Fault } from 'sandbox/state/faults'
import { TABLES } from 'scenarios/all'
import { operations } from 'foyer-contract/document/operations'
import { openSandbox } from './openSandbox'

interface Played {
  name: string
  person: string
  faults: Fault[]
  address: string
}

const here = openSandbox()
const list = (): Promise<Played[]> => here.sandbox.api<Played[]>('scenarios')
const play = (name: string): Promise<Played> =>
  here.sandbox.api<Played>('scenarios/play', { method: 'POST', body: { name } })

test('the control room has every row of the flows that has a walk', async () => {
  const names = TABLES.flatMap(({ rows }) => rows.filter(row => 'walk' in row).map(({ name }) => name))
  expect((await list()).map(({ name }) => name)).toEqual(names)
})

test('the endpoints are the calls of the contract; other hosts have theirs', () => {
  const own = operations.filter(({ id }) => id !== 'notifyHost')
  expect(ENDPOINTS.map(({ operation, method, path }) => [operation, method.toLowerCase(), path])).toEqual(
    own.map(({ id, method, path }) => [id, method, path]),
  )
})

test('play puts on the faults of the row, and takes those of the row before off', async () => {
  await play('a text message without a time-out')
  const { faults } = await play('a wrong password')
  expect(faults).toEqual([
    { method: 'POST', path: '/api/auth/v2/login', kind: 'status', status: 401, body: { message: 'Wrong.' } },
  ])
  expect(await here.sandbox.api('faults')).toEqual(faults)
})

test('a person of the row’s own needs no fault', async () => {
  const { person, faults, address } = await play('v3 checks the device')
  expect([person, faults]).toEqual(['v3-devicesignin', []])
  expect(address).toBe('/signin/?back=%2Fonline%2F%3Fusername%3Dv3-devicesignin')
})

test('an answer that no server returns can be shown for a person as well', async () => {
  const { person, faults } = await play('a page in the place of a status')
  expect([person, faults.map(({ kind }) => kind)]).toEqual(['approve', ['html']])
})

test('there is no such scenario', async () => {
  await expect(play('a tea break')).rejects.toThrow()
})
