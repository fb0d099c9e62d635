import { CONFIG_KEYS } from 'src/constants/journeys'
import { BASE_PATH } from 'src/constants/basePath'
import { type Config, config, forgetConfig, parseConfig } from 'src/services/config'

const DEFAULTS = {
  productName: 'Harbor',
  allowedReturnOrigins: [],
  deviceCheckPath: '/device-check',
  autoLoginPath: '/api/auth/v2/autologin',
  localHosts: [],
  webAppPath: '/online/',
  webAppPreviewPath: '/preview/online/',
  webAppFiles: [],
  webAppTransition: false,
  welcomePath: '/welcome',
  signUpPath: '/signup/v2',
  forgotPassword: true,
  languages: [],
  defaultLanguage: null,
  analyticsPixelUrl: null,
  reportUrl: null,
  visitUrl: null,
  supportRecording: false,
  variants: null,
  accentColor: null,
  look: null,
  texts: null,
  ...Object.fromEntries(CONFIG_KEYS.map(key => [key, null])),
  nativeClientPattern: /\b(?:HarborDesktop|HarborMobile|Electron)\//,
}

test.each<[rule: string, json: string | undefined]>([
  ['no block', undefined],
  ['an empty block', ' \n '],
  ['an empty object', '{}'],
  ['unknown keys', '{"__proto__":{"productName":"Evil"},"constructor":1,"x":2}'],
])('%s has every default and nothing to report', (_rule, json) => {
  const report = jest.fn()
  expect(parseConfig(json, report)).toEqual(DEFAULTS)
  expect(report).not.toHaveBeenCalled()
})

test.each<[name: keyof Config, value: unknown, read: unknown]>([
  ['productName', ' Pier ', 'Pier'],
  [
    'allowedReturnOrigins',
    ['https://a.example', 'http://b.example:81'],
    ['https://a.example', 'http://b.example:81'],
  ],
  ['deviceCheckPath', '/check/device', '/check/device'],
  ['autoLoginPath', '/auth/v3/auto-login', '/auth/v3/auto-login'],
  [
    'localHosts',
    ['mail.corp.example', 'https://files.corp.example:8443', '[fd00::1]'],
    ['mail.corp.example', 'https://files.corp.example:8443', '[fd00::1]'],
  ],
  ['webAppPath', '/', '/'],
  ['webAppPath', '/work', '/work'],
  ['webAppPath', '/signing/', '/signing/'],
  ['webAppPreviewPath', '/work/next/', '/work/next/'],
  ['webAppFiles', ['/online/app.js', '/app-1.css'], ['/online/app.js', '/app-1.css']],
  ['welcomePath', '/hello.html', '/hello.html'],
  ['signUpPath', '/join/v.2', '/join/v.2'],
  ['webAppTransition', true, true],
  ['forgotPassword', false, false],
  ['languages', ['en', 'de-CH'], ['en', 'de-CH']],
  ['defaultLanguage', 'de-CH', 'de-CH'],
  ['analyticsPixelUrl', 'https://pixel.example/p.gif', 'https://pixel.example/p.gif'],
  ['analyticsPixelUrl', null, null],
  ['reportUrl', '/reports', '/reports'],
  ['reportUrl', null, null],
  ['visitUrl', '/visits', '/visits'],
  ['supportRecording', true, true],
  ['variants', { plain: {}, warm: {} }, { plain: {}, warm: {} }],
  ['accentColor', '#0a7D4f', '#0a7D4f'],
  ['look', { radius: 8 }, { radius: 8 }],
  ['texts', { 'login.heading': 'Welcome' }, { 'login.heading': 'Welcome' }],
  ['nativeClientPattern', '^Pier/', /^Pier\//],
])('%s is read from the block: %j', (name, value, read) => {
  const report = jest.fn()
  expect(parseConfig(JSON.stringify({ [name]: value }), report)).toEqual({ ...DEFAULTS, [name]: read })
  expect(report).not.toHaveBeenCalled()
})

test.each<[name: keyof Config, value: unknown]>([
  ['accentColor', 'red'],
  ['accentColor', '#fff'],
  ['accentColor', '#ffffff;}'],
  ['accentColor', 7],
  ['look', ['#ffffff']],
  ['look', '#ffffff'],
  ['texts', ['Welcome']],
  ['texts', 'Welcome'],
  ['productName', ''],
  ['productName', '  '],
  ['productName', 'x'.repeat(61)],
  ['productName', 5],
  ['productName', null],
  ['allowedReturnOrigins', 'https://a.example'],
  ['allowedReturnOrigins', ['https://a.example/path']],
  ['allowedReturnOrigins', ['javascript:alert(1)']],
  ['allowedReturnOrigins', ['*']],
  ['allowedReturnOrigins', ['null']],
  ['allowedReturnOrigins', [7]],
  ['deviceCheckPath', 'device-check'],
  ['deviceCheckPath', 'https://evil.example/'],
  ['deviceCheckPath', '//evil.example'],
  ['deviceCheckPath', '/check?x=1'],
  ['autoLoginPath', '//evil.example/x'],
  ['autoLoginPath', '/a\\b'],
  ['autoLoginPath', true],
  ['localHosts', 'mail.corp.example'],
  ['localHosts', ['*.corp.example']],
  ['localHosts', ['Mail.corp.example']],
  ['localHosts', ['mail.corp.example/']],
  ['localHosts', ['https://mail.corp.example/path']],
  ['localHosts', ['javascript:alert(1)']],
  ['localHosts', ['']],
  ['localHosts', [7]],
  ['webAppFiles', '/online/app.js'],
  ['webAppFiles', ['https://cdn.example/app.js']],
  ['webAppFiles', ['/signin/main.js']],
  ['webAppFiles', ['/api/auth/v2/logout']],
  ['webAppPath', ''],
  ['webAppPath', 'online/'],
  ['webAppPath', 'https://evil.example/'],
  ['webAppPath', '//evil.example/'],
  ['webAppPath', '/\\evil.example/'],
  ['webAppPath', '/online//'],
  ['webAppPath', '/./online/'],
  ['webAppPath', '/online/../x'],
  ['webAppPath', '/online/..'],
  ['webAppPath', '/%2e%2e/x'],
  ['webAppPath', '/online/?a=b'],
  ['webAppPath', '/online/#a'],
  ['webAppPath', '/on line/'],
  ['webAppPath', BASE_PATH],
  ['webAppPath', `${BASE_PATH}/`],
  ['webAppPath', `${BASE_PATH}/x`],
  ['webAppPath', 7],
  ['webAppPath', null],
  ['webAppPreviewPath', 'preview'],
  ['webAppPreviewPath', '/signin/preview/'],
  ['welcomePath', '/.'],
  ['welcomePath', '//welcome'],
  ['signUpPath', '/signup/../..'],
  ['signUpPath', ['/signup/v2']],
  ['webAppTransition', 'yes'],
  ['forgotPassword', 'false'],
  ['languages', 'de'],
  ['languages', [7]],
  ['defaultLanguage', ['de']],
  ['analyticsPixelUrl', '/pixel'],
  ['reportUrl', 7],
  ['visitUrl', 7],
  ['supportRecording', 'yes'],
  ['variants', ['plain', 'warm']],
  ['reportUrl', ['/reports']],
  ['analyticsPixelUrl', 'javascript:alert(1)'],
  ['nativeClientPattern', '('],
  ['nativeClientPattern', 1],
])('%s with the value %j is reported by name, and its default is used', (name, value) => {
  const report = jest.fn()
  expect(parseConfig(JSON.stringify({ [name]: value }), report)).toEqual(DEFAULTS)
  expect(report.mock.calls).toEqual([[name]])
})

test('an invalid value does not affect the others', () => {
  const json = '{"productName":"Pier","deviceCheckPath":7}'
  expect(parseConfig(json, () => {})).toEqual({ ...DEFAULTS, productName: 'Pier' })
})

test.each(['{"productName":', '"Pier"', '[]', 'null', '7'])('a block of %s is reported as a whole', json => {
  const report = jest.fn()
  expect(parseConfig(json, report)).toEqual(DEFAULTS)
  expect(report.mock.calls).toEqual([['foyer-config']])
})

test('the page’s own block is read once and reported on the console by name', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  document.body.innerHTML =
    '<script id="foyer-config" type="application/json">{"productName":"Pier","autoLoginPath":1}</script>'
  forgetConfig()
  expect(config().productName).toBe('Pier')
  expect(config()).toBe(config())
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.lastCall?.[0]).toContain('"autoLoginPath"')
  warn.mockRestore()
})

test('the key of a journey is an object; anything else is reported and ignored', () => {
  for (const key of CONFIG_KEYS) {
    const report = jest.fn()
    const read = (value: unknown) => parseConfig(JSON.stringify({ [key]: value }), report)[key]
    expect([read({ a: 1 }), read(null)]).toEqual([{ a: 1 }, null])
    expect(report).not.toHaveBeenCalled()
    expect(read(['a'])).toBeNull()
    expect(report.mock.calls).toEqual([[key]])
  }
})
