import { flowMap } from 'sandbox/flow/serveFlow'
import { layoutOf, arrowsFrom } from 'saga-workbench/room/ScreenMap'

test('no two screens of the map share a place, and each column is one arrow farther from the sign-in page', async () => {
  const places = [...layoutOf(await flowMap()).values()]
  const spots = places.map(({ column, row }) => `${column} ${row}`)
  expect(new Set(spots).size).toBe(spots.length)
  const columnOf = (name: string): number | undefined => places.find(place => place.name === name)?.column
  expect(['/', 'password', 'session status', 'first step', '/phone-auth'].map(columnOf)).toEqual([
    0, 1, 2, 3, 4,
  ])
})

test('the map shows each answer of a screen’s decisions, and the other ways to leave it', async () => {
  const ways = arrowsFrom(await flowMap(), '/phone-auth')
  expect(ways).toContainEqual({ from: 'first step', answer: '/passkey', to: '/passkey', isWalked: true })
  expect(ways).toContainEqual({ from: '/phone-auth', answer: 'time', to: '/', isWalked: true })
  expect(ways).toContainEqual({ from: 'simple login', to: 'passkey', isWalked: false })
  expect(ways.filter(({ from }) => from === '/' || from === 'lookup')).toEqual([])
})
