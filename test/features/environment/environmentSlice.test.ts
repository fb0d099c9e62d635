import {
  environmentActions,
  environmentSlice,
  type EnvironmentState,
} from 'src/features/environment/environmentSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'

const { pageNoticed } = sessionEvents
const desktop: EnvironmentState = { device: 'desktop', nativeClient: false }
const phone: EnvironmentState = { device: 'mobile', nativeClient: true }

type Event = Parameters<typeof environmentSlice.reducer>[1]

const table: [rule: string, before: EnvironmentState | undefined, event: Event, after: EnvironmentState][] = [
  ['the page assumes a desktop until the device is detected', undefined, { type: '@@init' }, desktop],
  ['the page detects its device and its client', desktop, environmentActions.recognised(phone), phone],
  [
    'a resize changes only the device',
    phone,
    pageNoticed({ kind: 'resized', device: 'tablet' }),
    { device: 'tablet', nativeClient: true },
  ],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(environmentSlice.reducer(before, event)).toEqual(after)
})

test('an event about the connection does not change the device', () => {
  expect(environmentSlice.reducer(phone, pageNoticed({ kind: 'online' }))).toBe(phone)
})
