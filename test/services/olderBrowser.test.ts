import { serverAddress } from 'src/services/addresses/trustedAddress'
import { parseConfig } from 'src/services/config'
import { headerText } from 'src/services/device/deviceInfo'
import { plainAddress } from 'src/services/report/addresses'

const HERE = 'https://app.example'

// Chrome 119 and Firefox 118 do not have these functions.
const taken: [of: object, name: string][] = [
  [URL, 'canParse'],
  [String.prototype, 'isWellFormed'],
]
const kept = taken.map(([of, name]) => Object.getOwnPropertyDescriptor(of, name))
beforeAll(() => taken.forEach(([of, name]) => Reflect.deleteProperty(of, name)))
afterAll(() => taken.forEach(([of, name], at) => Object.defineProperty(of, name, kept[at] ?? {})))

test('an older browser checks addresses, settings and texts in the same way', () => {
  const reported: string[] = []
  const origins = { allowedReturnOrigins: ['https://partner.example', 'no address'] }
  expect(parseConfig(JSON.stringify(origins), name => reported.push(name)).allowedReturnOrigins).toEqual([])
  expect(reported).toEqual(['allowedReturnOrigins'])
  expect(serverAddress('https://idp.example/in', 'https:')).toBe('https://idp.example/in')
  expect(serverAddress('https://', 'https:')).toBeUndefined()
  expect([plainAddress('/signin/?x=1', HERE), plainAddress('http://', HERE)]).toEqual(['/signin/', ''])
  expect(headerText('a\ud83d')).toBe('a%EF%BF%BD')
})
