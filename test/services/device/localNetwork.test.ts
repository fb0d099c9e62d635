import { localNetworkLeave } from 'src/services/device/localNetwork'

const states = (known: Record<string, PermissionState>) =>
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: {
      query: ({ name }: { name: string }) =>
        known[name] ? Promise.resolve({ state: known[name] }) : Promise.reject(new TypeError('no such name')),
    },
  })

afterEach(() => void Reflect.deleteProperty(navigator, 'permissions'))

test('each space has a permission of its own', async () => {
  states({ 'loopback-network': 'granted', 'local-network': 'denied', 'local-network-access': 'prompt' })
  expect(await localNetworkLeave('loopback')).toBe('granted')
  expect(await localNetworkLeave('local')).toBe('denied')
})

test('an older browser has one for both', async () => {
  states({ 'local-network-access': 'prompt' })
  expect(await localNetworkLeave('loopback')).toBe('prompt')
  expect(await localNetworkLeave('local')).toBe('prompt')
})

test('a browser that knows neither says nothing', async () => {
  states({})
  expect(await localNetworkLeave('local')).toBeUndefined()
})

test('nor does one without permissions', async () => {
  expect(await localNetworkLeave('local')).toBeUndefined()
})
