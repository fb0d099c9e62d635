import { filled, INPUTS, secretsIn } from 'foyer-contract/conformance/client/placeholders'
import { lackOf, type Secret, type Sources, tell, whoseSecret } from 'foyer-contract/conformance/secrets'

const teller = (): Promise<string> => Promise.resolve('told')
const silent = (): Promise<undefined> => Promise.resolve(undefined)
const ask = (): Promise<string> => Promise.resolve('asked')
const sources = (given: Partial<Sources> = {}): Sources => ({
  environment: {},
  teller: undefined,
  ask: undefined,
  ...given,
})
const env = (environment: Record<string, string>): Sources => sources({ environment })

const wanted = { api: 'https://api.example', journey: 'text-message', person: 'tom', what: 'code' } as const

const lacks: [rule: string, from: Sources, what: Secret, lack: string | undefined][] = [
  ['a password comes from the environment', env({ FOYER_PASSWORD: 'p' }), 'password', undefined],
  ['a secret of the role only is enough', env({ FOYER_PASSWORD_TEXT: 'p' }), 'password', undefined],
  ['one of another role will not', env({ FOYER_PASSWORD_GUEST: 'p' }), 'password', 'FOYER_PASSWORD'],
  ['an empty one is none', env({ FOYER_NEW_PASSWORD: '' }), 'new-password', 'FOYER_NEW_PASSWORD'],
  ['a password is never requested at the terminal', sources({ ask }), 'password', 'FOYER_PASSWORD'],
  ['a code can be requested at the terminal', sources({ ask }), 'code', undefined],
  ['a code can be fixed', env({ FOYER_CODE: '000000' }), 'code', undefined],
  ['else it lacks', sources(), 'code', 'FOYER_CODE, --ask or --codes MODULE'],
  ['a module can return any secret', sources({ teller }), 'phone', undefined],
  [
    'a module may return none when it has no password',
    sources({ teller: silent }),
    'password',
    'FOYER_PASSWORD',
  ],
  ['nor an app of the device', sources({ teller: silent }), 'native-client', 'FOYER_NATIVE_CLIENT'],
  ['a module needs no code before it is sent', sources({ teller: silent }), 'code', undefined],
  ['nor for the one before', sources({ teller: silent }), 'former-code', undefined],
  [
    'a fixed code has none before',
    env({ FOYER_CODE: '000000' }),
    'former-code',
    '--ask or --codes MODULE instead of FOYER_CODE',
  ],
  ['an approval is not a word', sources(), 'approval', '--ask or --codes MODULE'],
]

test.each(lacks)('%s', async (_rule, from, what, lack) => {
  await expect(lackOf(from, 'text', { ...wanted, what })).resolves.toBe(lack)
})

test('a failing module is reported in one line', async () => {
  const from = sources({ teller: () => Promise.reject(new Error('no outbox')) })
  await expect(lackOf(from, 'text', { ...wanted, what: 'phone' })).rejects.toThrow(
    '--codes failed to return the phone of tom: no outbox',
  )
})

test('a secret of the other person is requested as theirs', () => {
  expect(whoseSecret('other-code')).toEqual({ isOther: true, what: 'code' })
  expect(whoseSecret('code')).toEqual({ isOther: false, what: 'code' })
})

test.each([
  [
    'the role’s variable',
    sources({ environment: { FOYER_CODE_TEXT: '1', FOYER_CODE: '2' }, teller, ask }),
    '1',
  ],
  ['the variable', sources({ environment: { FOYER_CODE: '2' }, teller, ask }), '2'],
  ['the module', sources({ teller, ask }), 'told'],
  ['the terminal', sources({ teller: () => Promise.resolve(undefined), ask }), 'asked'],
])('%s is asked before those after it', async (_source, from, secret) => {
  await expect(tell(from, 'text', wanted)).resolves.toBe(secret)
})

test('a missing secret is a failure that contains no secret', async () => {
  await expect(tell(sources(), 'text', wanted)).rejects.toThrow('no source has the code of tom')
})

describe('a placeholder', () => {
  const password = 'a"b&c=\\ $&'
  const payload = { userName: INPUTS.person, password: INPUTS.password }

  test('is found in a payload', () => {
    expect(secretsIn(JSON.stringify(payload))).toEqual(['password'])
  })

  test('gives way to its word in JSON', () => {
    const text = filled(JSON.stringify(payload), 'application/json', { person: 'ada', password })
    expect(JSON.parse(text)).toEqual({ userName: 'ada', password })
  })

  test('gives way to its word in a form', () => {
    const form = new URLSearchParams(payload as Record<string, string>).toString()
    const text = filled(form, 'application/x-www-form-urlencoded', { person: 'ada', password })
    expect(Object.fromEntries(new URLSearchParams(text))).toEqual({ userName: 'ada', password })
  })
})
