import { type Connection, connectionSlice, selectConnection } from 'src/features/session/connectionSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'

const { pageNoticed, pageRestored } = sessionEvents

type Event = Parameters<typeof connectionSlice.reducer>[1]

const table: [rule: string, before: Connection | undefined, event: Event, after: Connection][] = [
  ['the browser is online until it says otherwise', undefined, { type: '@@init' }, 'online'],
  ['the browser loses its connection', 'online', pageNoticed({ kind: 'offline' }), 'offline'],
  ['the browser has its connection again', 'offline', pageNoticed({ kind: 'online' }), 'online'],
  [
    'a resize says nothing of the connection',
    'offline',
    pageNoticed({ kind: 'resized', device: 'mobile' }),
    'offline',
  ],
  ['a page that the browser kept says nothing of the connection', 'offline', pageRestored(), 'offline'],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(connectionSlice.reducer(before, event)).toBe(after)
})

test('a selector gives the connection', () => {
  expect(selectConnection({ connection: 'offline' })).toBe('offline')
})
