import { readLook, wrongLook, wrongWelcome } from 'deploy/rules/look.mjs'

describe('the look', () => {
  test.each<[name: string, value: unknown]>([
    ['surfaceColor', '#FFF8f0'],
    ['radius', 0],
    ['radius', 7.5],
    ['radius', 24],
    ['fontFamilies', ['Inter', 'Segoe UI', 'IBM Plex Sans-2', 'Źródło', 'serif']],
    ['logo', '/brand/logo.svg?v=2'],
    ['logo', 'https://brand.example/logo.svg'],
    ['darkLogo', '/brand/dark.svg'],
    ['favicon', '/favicon.ico'],
    ['welcome', 'Good work begins here.'],
    ['welcome', { de: 'Schön, dass Sie da sind.', 'zh-CN': '欢迎' }],
    ['welcome', { en: 'Good morning', 'de-CH': 'Grüezi' }],
    [
      'links',
      { privacy: 'https://pier.example/privacy#top', imprint: '/imprint', terms: '/t', help: '/h?a=b' },
    ],
  ])('%s may be %j', (name, value) => {
    expect(readLook({ [name]: value })).toEqual({ look: { [name]: value }, wrong: [] })
  })

  const ADDRESS = /^must be a path of this origin/
  const NOT_KNOWN = /^is not known$/
  test.each<[name: string, value: unknown, reason: RegExp, at?: string]>([
    ['surfaceColor', 'white', /^must be #rrggbb$/],
    ['surfaceColor', '#fff', /^must be #rrggbb$/],
    ['surfaceColor', ['#ffffff'], /^must be #rrggbb$/],
    ['surfaceColor', '#ffffff;}', /^must be #rrggbb$/],
    ['radius', -1, /^must be a number/],
    ['radius', 25, /^must be a number/],
    ['radius', '8px', /^must be a number/],
    ['radius', NaN, /^must be a number/],
    ['fontFamilies', 'Inter', /^must be a list/],
    ['fontFamilies', [], /^must be a list/],
    ['fontFamilies', Array.from({ length: 9 }, () => 'Inter'), /^must be a list/],
    ['fontFamilies', ['Inter', 'url(https://evil.example/a.woff2)'], /^must be the name of a font/],
    ['fontFamilies', ['a"b'], /^must be the name of a font/],
    ['fontFamilies', ['Inter;}'], /^must be the name of a font/],
    ['fontFamilies', [' Inter'], /^must be the name of a font/],
    ['fontFamilies', ['x'.repeat(61)], /^must be the name of a font/],
    ['fontFamilies', [7], /^must be the name of a font/],
    ['logo', 'http://brand.example/logo.svg', ADDRESS],
    ['logo', '//brand.example/logo.svg', ADDRESS],
    ['logo', '/\\brand.example', ADDRESS],
    ['logo', 'logo.svg', ADDRESS],
    ['logo', 'data:image/svg+xml,x', ADDRESS],
    ['logo', '', ADDRESS],
    ['darkLogo', 'https://u:p@brand.example/', ADDRESS],
    ['favicon', '/a b.ico', ADDRESS],
    ['favicon', 7, ADDRESS],
    ['welcome', ' ', /^must be a text/],
    ['welcome', 'x'.repeat(121), /^must be a text/],
    ['welcome', 7, /^must be a text/],
    ['welcome', ['Hello'], /^must be a text/],
    ['welcome', { de: '' }, /^must be a text/, 'welcome.de'],
    ['welcome', { German: 'Hallo' }, NOT_KNOWN, 'welcome.German'],
    ['links', '/privacy', /^must be an object$/],
    ['links', { privacy: 'javascript:alert(1)' }, ADDRESS, 'links.privacy'],
    ['links', { privacy: '/%2e\t' }, ADDRESS, 'links.privacy'],
    ['links', { cookies: '/cookies' }, NOT_KNOWN, 'links.cookies'],
    ['links', { toString: '/x' }, NOT_KNOWN, 'links.toString'],
    ['accent', '#ffffff', NOT_KNOWN],
    ['constructor', {}, NOT_KNOWN],
  ])('%s may not be %j', (name, value, reason, at = name) => {
    expect(readLook({ [name]: value })).toEqual({
      look: {},
      wrong: [{ name: `look.${at}`, reason: expect.stringMatching(reason) as string }],
    })
  })

  test('an invalid value does not affect the other values', () => {
    const { look } = readLook({ radius: 99, logo: '/logo.svg', links: { privacy: '/privacy', terms: 'x' } })
    expect(look).toEqual({ logo: '/logo.svg', links: { privacy: '/privacy' } })
  })

  test.each([['white'], [7], [['a']]])('a look of %j is rejected as a whole', look => {
    expect(wrongLook({ look })).toEqual([{ name: 'look', reason: 'must be an object' }])
  })

  test('a configuration without a look is valid', () => {
    expect(wrongLook({ accentColor: null, look: null, productName: 7 })).toEqual([])
    expect(wrongLook({ accentColor: '#0a5c36', look: {} })).toEqual([])
  })

  test('a welcome text is in a supported language', () => {
    const lines = { en: 'Good morning', 'de-CH': 'Grüezi', xx: '?' }
    expect(wrongWelcome({ look: { welcome: lines } }, ['en-US', 'de'])).toEqual([
      { name: 'look.welcome.xx', reason: 'is not a language of the app: en-US, de' },
    ])
    expect(wrongWelcome({ look: { welcome: 'Good morning' } }, ['en-US'])).toEqual([])
    expect(wrongWelcome({}, ['en-US'])).toEqual([])
  })
})
