import {
  environmentActions,
  environmentReducer,
  selectDevice,
  selectNativeClient,
} from 'src/features/environment/environmentSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'

test('a page stands on a desktop until it is known where', () => {
  const environment = environmentReducer(undefined, { type: 'x' })
  expect(selectDevice({ environment })).toBe('desktop')
  expect(selectNativeClient({ environment })).toBe(false)
})

test('a resize changes the device and nothing else', () => {
  const phone = environmentReducer(
    undefined,
    environmentActions.recognised({ device: 'mobile', nativeClient: true }),
  )
  expect(phone).toEqual({ device: 'mobile', nativeClient: true })
  expect(environmentReducer(phone, sessionEvents.pageNoticed({ kind: 'resized', device: 'tablet' }))).toEqual(
    {
      device: 'tablet',
      nativeClient: true,
    },
  )
  expect(environmentReducer(phone, sessionEvents.pageNoticed({ kind: 'online' }))).toEqual(phone)
})
