import { digitsMask, offlineMask } from 'src/components/codes/codeMask'
import { ticketProblem } from 'src/features/support/ticketProblem'
import { cleanName, isSameName, cleanUsername } from 'src/services/cleanUsername'
import { otpauthKey } from 'src/services/otpauth'
import { readPasswordRules } from 'src/services/passwordRules'
import { deadlineIn, millisecondsLeft } from 'src/services/clock'
import { createSecret } from 'src/services/createSecret'
import { returnAddress, serverAddress } from 'src/services/addresses/trustedAddress'
import { cleanRequestId } from 'src/services/cleanText'
import { parseConfig } from 'src/services/config'
import { serverText } from 'src/services/http/answer/serverText'
import { headerText } from 'src/services/device/deviceHeaders'
import { plainAddress } from 'src/services/report/addresses'
import { INVISIBLE, SPELLINGS } from 'test/support/nameSpellings'
import { leastCpuMs } from 'test/support/leastCpuMs'

// (forms/names-cleaned)
test.each(SPELLINGS)(
  '%s is cleaned to the same name, and cleaning it twice changes nothing',
  (_what, text, clean) => {
    expect(cleanName(text)).toBe(clean)
    expect(cleanName(cleanName(text))).toBe(clean)
    expect(isSameName(text, clean.toUpperCase())).toBe(true)
  },
)

test('every invisible character is removed except ZWNJ and ZWJ', () => {
  for (const code of INVISIBLE)
    expect([code, cleanName(`ja${String.fromCharCode(code)}ne`)]).toEqual([code, 'jane'])
  expect(cleanName('می\u200cخواهم')).toBe('می\u200cخواهم')
  expect(cleanName('ක්\u200dරි')).toBe('ක්\u200dරි')
})

test.each<[one: string, other: string, same: boolean]>([
  ['jane', 'JANE', true],
  ['jos\u00e9', 'JOSE\u0301', true],
  // The lower-case letter has a composed form in NFC, the capital has none.
  ['J\u030c', '\u01f0', true],
  ['\u212b', '\u00e5', true],
  ['jose', 'jos\u00e9', false],
  ['jane@harbor.test', 'jane\uff20harbor.test', false],
  ['', '\u200b', true],
])('%j and %j are the same name: %s', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same)
})

const rows: [rule: string, value: string, username: string][] = [
  ['a plain username is unchanged', 'jane.doe@harbor.example', 'jane.doe@harbor.example'],
  ['spaces around it are removed', '  jane  ', 'jane'],
  ['spaces inside it are kept', 'jane doe', 'jane doe'],
  ['control characters are removed', 'ja\u0000ne\r\n\t\u007f\u0085', 'jane'],
  ['bidi controls are removed', '\u202ejane\u202c\u200e\u200f\u2066\u2069\u061c', 'jane'],
  ['line separators are removed', 'ja\u2028ne\u2029', 'jane'],
  ['zero-width characters are removed', '\ufeffja\u200bne\u2060', 'jane'],
  ['other scripts are kept', 'мария', 'мария'],
  ['markup is kept as text', '<b>jane</b>', '<b>jane</b>'],
  ['256 characters are kept', 'x'.repeat(256), 'x'.repeat(256)],
  ['further characters are cut', 'x'.repeat(300), 'x'.repeat(256)],
  ['removed characters do not count', `${'\u202e'.repeat(300)}jane`, 'jane'],
  ['a cut never leaves half a character', `${'x'.repeat(255)}😀`, 'x'.repeat(255)],
  ['a username of control characters becomes empty', '\u202e\u0000 ', ''],
]
test.each(rows)('%s', (_rule, value, username) => {
  expect(cleanUsername(value)).toBe(username)
})

const KEY = 'JBSWY3DPEHPK3PXP'

// (factors/enrolment)
test.each([
  ['the minimum that an app needs', `otpauth://totp/grace?secret=${KEY}`],
  ['an issuer', `otpauth://totp/Harbor:grace?issuer=Harbor&secret=${KEY}&digits=6&period=30`],
  ['a name in another script, escaped', `otpauth://totp/%E4%BD%A0?secret=${KEY}`],
  ['no name', `otpauth://totp/?secret=${KEY}`],
])('an authenticator address with %s is accepted', (_what, uri) => {
  expect(otpauthKey(uri)).toBe(KEY)
})

test('an authenticator address with a padded key is accepted', () => {
  expect(otpauthKey(`otpauth://totp/a?secret=${KEY}===`)).toBe(`${KEY}===`)
})

test.each([
  ['nothing', ''],
  ['another scheme', `javascript:alert(1)//otpauth://totp/a?secret=${KEY}`],
  ['a counter in place of the time', `otpauth://hotp/a?secret=${KEY}`],
  ['no key', 'otpauth://totp/a?issuer=Harbor'],
  ['a short key', 'otpauth://totp/a?secret=JBSWY3DP'],
  ['a key in lower case', `otpauth://totp/a?secret=${KEY.toLowerCase()}`],
  ['a fragment', `otpauth://totp/a?secret=${KEY}#x`],
  ['a line break', `otpauth://totp/a?secret=${KEY}&x=\n`],
  ['513 letters', `otpauth://totp/a?secret=${KEY}&x=`.padEnd(513, 'a')],
])('an authenticator address with %s is rejected', (_what, uri) => {
  expect(otpauthKey(uri)).toBeUndefined()
})

const hundredKb = (part: string): string => part.repeat(100_000 / part.length)
const TICKET = { name: 'Grace', email: 'grace@harbor.example', phone: '+12025', description: '' }
const AROUND = { origin: 'https://app.example', allowedReturnOrigins: [] }

// Each with the text that costs it most. (security/linear-patterns)
test.each<[what: string, read: () => unknown]>([
  ['the address of an authenticator', () => otpauthKey(`otpauth://totp/${hundredKb('?')}`)],
  ['a text of the server', () => serverText(hundredKb('<a'))],
  ['a username', () => cleanUsername(hundredKb(' \u202e'))],
  ['a return address', () => returnAddress(hundredKb('/loginto'), AROUND)],
  ['a code', () => digitsMask({ text: hundredKb('1a-b'), caret: 0 }, false)],
  ['an offline code', () => offlineMask({ text: hundredKb('1a-b'), caret: 0 }, false)],
  ['the name of a ticket', () => ticketProblem({ ...TICKET, name: `${hundredKb(' ')}a` })],
  ['the email address of a ticket', () => ticketProblem({ ...TICKET, email: hundredKb('a@a.') })],
  ['the description of a ticket', () => ticketProblem({ ...TICKET, description: hundredKb('1 ') })],
  ['a request id', () => cleanRequestId(hundredKb('a '))],
])('%s of 100 kB is read within 50 ms', (_what, read) => {
  expect(leastCpuMs(read)).toBeLessThan(50)
})

const NONE = { kinds: [], needed: 0, forbidden: [], blocklist: [], texts: {} }
const read: [rule: string, says: unknown, rules: object | undefined][] = [
  ['nothing', undefined, undefined],
  ['null', null, undefined],
  ['a list', [], undefined],
  ['an empty object', {}, NONE],
  ['lengths', { minLength: 12, maxLength: 64 }, { ...NONE, least: 12, most: 64 }],
  ['lengths of another type', { minLength: '12', maxLength: 6.5 }, NONE],
  ['lengths out of range', { minLength: 129, maxLength: 1025 }, NONE],
  [
    'kinds in the app’s order, each once',
    { kinds: ['digit', 'lowercase', 'digit', 7, 'other'] },
    { ...NONE, kinds: ['lowercase', 'digit'], needed: 2 },
  ],
  [
    'some of the kinds',
    { kinds: ['digit', 'lowercase'], kindsNeeded: 1 },
    { ...NONE, kinds: ['lowercase', 'digit'], needed: 1 },
  ],
  ['special characters', { special: '!?' }, { ...NONE, special: '!?' }],
  ['special characters that are letters or not printable', { special: '!a' }, NONE],
  ['a space, which does not count as a special character', { special: '! ' }, NONE],
  [
    'invalid texts, which are skipped',
    { forbidden: ['#', '', 7], blocklist: ['a'.repeat(65), 'b'] },
    { ...NONE, forbidden: ['#'], blocklist: ['b'] },
  ],
  ['twenty texts', { forbidden: Array(21).fill('x') }, { ...NONE, forbidden: Array(20).fill('x') }],
  [
    'own texts without control characters',
    { texts: { de: ' Nur\u202e so ', fr: '', it: 7 } },
    { ...NONE, texts: { de: 'Nur so' } },
  ],
]

// (password-change/company-rules)
test.each(read)('%s', (_rule, says, rules) => {
  expect(readPasswordRules(says)).toEqual(rules)
})

describe('a deadline', () => {
  let monotonic = 0
  let wall = 0

  beforeEach(() => {
    monotonic = 5000
    wall = 1_700_000_000_000
    jest.spyOn(performance, 'now').mockImplementation(() => monotonic)
    jest.spyOn(Date, 'now').mockImplementation(() => wall)
  })
  afterEach(() => jest.restoreAllMocks())

  test.each([
    ['no time has passed', 0, 0, 10_000],
    ['both clocks advanced', 4000, 4000, 6000],
    ['the machine slept and the monotonic clock stopped', 0, 600_000, -590_000],
    ['the wall clock was set back', 4000, -3_600_000, 6000],
  ])('%s', (_rule, monotonicMs, wallMs, left) => {
    const deadline = deadlineIn(10_000)
    monotonic += monotonicMs
    wall += wallMs
    expect(millisecondsLeft(deadline)).toBe(left)
  })
})

// (security/secrets)
test('a secret is held until it is dropped', () => {
  const secret = createSecret()
  expect(secret.read()).toBe('')
  secret.hold('WDJB')
  expect(secret.read()).toBe('WDJB')
  secret.drop()
  expect(secret.read()).toBe('')
})

test('a component that watches a secret is notified of each change, until it ends this', () => {
  const secret = createSecret()
  const seen: string[] = []
  const end = secret.watch(() => seen.push(secret.read()))
  secret.hold('WDJB')
  secret.drop()
  end()
  secret.hold('MJHT')
  expect(seen).toEqual(['WDJB', ''])
})

describe('an older browser', () => {
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
})
