import { localNetworkPermission } from 'src/services/device/localNetwork'

const states = (known: Record<string, PermissionState>) =>
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: {
      query: ({ name }: { name: string }) =>
        known[name] ? Promise.resolve({ state: known[name] }) : Promise.reject(new TypeError('no such name')),
    },
  })

afterEach(() => void Reflect.deleteProperty(navigator, 'permissions'))

test('each network has its own permission', async () => {
  states({ 'loopback-network': 'granted', 'local-network': 'denied', 'local-network-access': 'prompt' })
  expect(await localNetworkPermission('loopback')).toBe('granted')
  expect(await localNetworkPermission('local')).toBe('denied')
})

test('an older browser has one permission for both networks', async () => {
  states({ 'local-network-access': 'prompt' })
  expect(await localNetworkPermission('loopback')).toBe('prompt')
  expect(await localNetworkPermission('local')).toBe('prompt')
})

test('a browser that knows neither permission reports nothing', async () => {
  states({})
  expect(await localNetworkPermission('local')).toBeUndefined()
})

test('a browser without permissions reports nothing', async () => {
  expect(await localNetworkPermission('local')).toBeUndefined()
})
