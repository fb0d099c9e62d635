import { isWebAppRoot, returnAddress, serverAddress } from 'src/services/addresses/trustedAddress'

const APP = 'https://app.example'
const around = { origin: APP, allowedReturnOrigins: ['https://partner.example', 'http://old.example:8080'] }
const long = (length: number, start = '/online/'): string => start + 'x'.repeat(length - start.length)

describe('a return address is accepted', () => {
  const kept: [rule: string, value: string, href: string][] = [
    ['a path of this origin', '/online/mail', 'https://app.example/online/mail'],
    ['a path with a query and a fragment', '/online/?q=a%20b#top', 'https://app.example/online/?q=a%20b#top'],
    ['a path without its leading slash', 'online/mail', 'https://app.example/online/mail'],
    ['an absolute address of this origin', 'https://app.example/x', 'https://app.example/x'],
    ['an address with the default port', 'https://app.example:443/x', 'https://app.example/x'],
    ['an address with the host in capitals', 'HTTPS://APP.EXAMPLE/x', 'https://app.example/x'],
    ['a network path to this host', '//app.example/x', 'https://app.example/x'],
    ['an allowed origin', 'https://partner.example/a?b=c', 'https://partner.example/a?b=c'],
    ['an allowed origin with its port, by http', 'http://old.example:8080/', 'http://old.example:8080/'],
    ['an address with spaces around it', '  /online/mail  ', 'https://app.example/online/mail'],
    [
      'a foreign address as the value of a parameter',
      '/online/?u=https://evil.example',
      'https://app.example/online/?u=https://evil.example',
    ],
    ['an @ after the path', '/online/me@evil.example', 'https://app.example/online/me@evil.example'],
    ['two slashes inside a path', '/online//mail', 'https://app.example/online//mail'],
    ['dot segments that are resolved first', '/online/../mail', 'https://app.example/mail'],
    ['a path that only starts like /api/', '/apiary/x', 'https://app.example/apiary/x'],
    ['a path that only ends like /api/', '/webapi/x', 'https://app.example/webapi/x'],
    ['a path with /api/ further on', '/online/api/x', 'https://app.example/online/api/x'],
    ['encoded dots that stay below', '/online/a%2f..%2fapi/x', 'https://app.example/online/a%2f..%2fapi/x'],
    ['an encoded parent segment that ends elsewhere', '/x/..%2fmail', 'https://app.example/x/..%2fmail'],
    [
      'parameters of a path segment',
      '/online;v=1/mail;id=a%2fb',
      'https://app.example/online;v=1/mail;id=a%2fb',
    ],
    ['the root with parameters', '/;v=1', 'https://app.example/;v=1'],
    ['a percent sign', '/online/100%25', 'https://app.example/online/100%25'],
    [
      'a doubly encoded address, which stays unchanged',
      '/online/a%2520b',
      'https://app.example/online/a%2520b',
    ],
    ['an invalid escape', '/online/%zz%', 'https://app.example/online/%zz%'],
    ['2,048 characters', long(2048), `https://app.example${long(2048)}`],
    ['letters of any script', '/online/мир', 'https://app.example/online/%D0%BC%D0%B8%D1%80'],
    ['a colon in a path', '/javascript:alert(1)', 'https://app.example/javascript:alert(1)'],
  ]
  test.each(kept)('%s', (_rule, value, href) => {
    expect(returnAddress(value, around)?.href).toBe(href)
  })
})

// (addresses/back-stripped)
describe('one trailing login is stripped before the rest is checked', () => {
  const stripped: [rule: string, value: string, href: string | undefined][] = [
    ['after a path', '/online/login', 'https://app.example/online'],
    ['with a query', '/online/login?a=b', 'https://app.example/online?a=b'],
    ['with a fragment', '/online/login#a', 'https://app.example/online#a'],
    ['of an absolute address', 'https://app.example/online/login', 'https://app.example/online'],
    ['of an allowed origin', 'https://partner.example/login', 'https://partner.example/'],
    ['only one of two', '/online/login/login', 'https://app.example/online/login'],
    ['as the only segment with its slash, which leaves nothing', '/login', undefined],
    ['as the only segment, which leaves nothing', 'login', undefined],
    ['with spaces after it', '/online/login ', 'https://app.example/online'],
    ['not at the end of a longer word', '/online/weblogin', 'https://app.example/online/weblogin'],
    ['not in a directory of that name', '/online/login/', 'https://app.example/online/login/'],
    ['not in the middle', '/login/mail', 'https://app.example/login/mail'],
    ['not in a query', '/online/?next=/login', 'https://app.example/online/?next=/login'],
    ['of a foreign host, which is rejected', '//evil.example/login', undefined],
    ['not of a host named login', '///login', undefined],
  ]
  test.each(stripped)('%s', (_rule, value, href) => {
    expect(returnAddress(value, around)?.href).toBe(href)
  })
})

// (addresses/back-forms)
describe('a return address is rejected', () => {
  const refused: [rule: string, value: string | null | undefined][] = [
    ['none', undefined],
    ['null', null],
    ['empty', ''],
    ['blanks alone', '   '],
    ['another origin', 'https://evil.example/'],
    ['another scheme of this host', 'http://app.example/'],
    ['another port of this host', 'https://app.example:8443/'],
    ['a host that starts with ours', 'https://app.example.evil.example/'],
    ['a host that ends with ours', 'https://evilapp.example/'],
    ['a subdomain of ours', 'https://sub.app.example/'],
    ['an allowed host by another scheme', 'http://partner.example/'],
    ['an allowed host on another port', 'https://old.example:8080/'],
    ['a network path', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['four slashes', '////evil.example'],
    ['a scheme and one slash', 'http:/evil.example'],
    ['a scheme and no slash, elsewhere', 'http:evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/online\\mail'],
    ['a scheme with backslashes', 'https:\\\\evil.example'],
    ['javascript', 'javascript:alert(1)'],
    ['javascript in capitals', 'JavaScript:alert(1)'],
    ['javascript after a space', ' javascript:alert(1)'],
    ['javascript that looks like our origin', 'javascript://app.example/%0aalert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['vbscript', 'vbscript:x'],
    ['a file', 'file:///etc/hosts'],
    ['a blob with our origin', 'blob:https://app.example/0b7e'],
    ['a blob of an allowed origin', 'blob:https://partner.example/0b7e'],
    ['ftp', 'ftp://app.example/'],
    ['a mailto', 'mailto:a@app.example'],
    ['a tab before the second slash', '/\t/evil.example'],
    ['a line feed before the second slash', '/\n/evil.example'],
    ['a carriage return inside', '/\r/evil.example'],
    ['a leading tab', '\t//evil.example'],
    ['a trailing line break', '/online\n'],
    ['a tab within javascript', 'java\tscript:alert(1)'],
    ['a null', '/online/\u0000'],
    ['an escape', '/online/\u001b'],
    ['a delete', '/online/\u007f'],
    ['a C1 control character', '/online/\u0085'],
    ['a line separator', '/online/\u2028'],
    ['a paragraph separator', '/online/\u2029'],
    ['an encoded line break in the path', '/online/%0d%0aSet-Cookie:x=1'],
    ['an encoded tab in the path', '/%09/evil.example'],
    ['an encoded null in the path', '/online/%00'],
    ['a user', 'https://user@app.example/'],
    ['a user with a password', 'https://user:secret@app.example/'],
    ['only a password', 'https://:secret@app.example/'],
    ['our host as the user of another', 'https://app.example@evil.example/'],
    ['our host as user and password of another', 'https://app.example:443@evil.example/'],
    ['a network path with a user', '//user@app.example/'],
    ['an encoded slash at the start', '/%2fevil.example'],
    ['an encoded slash in capitals', '/%2Fevil.example'],
    ['an encoded network path', '%2f%2fevil.example'],
    ['an encoded backslash at the start', '/%5cevil.example'],
    ['an encoded backslash in capitals', '/%5Cevil.example'],
    ['a dot segment that leaves a network path', '/.//evil.example'],
    ['dot segments that leave a network path', '/x/..//evil.example'],
    ['an encoded dot segment that leaves one', '/%2e//evil.example'],
    ['a dot segment that leaves an encoded slash', '/./%2fevil.example'],
    ['an absolute address of ours with a network path', 'https://app.example//evil.example'],
    ['a call', '/api/auth/v2/logout'],
    ['an API call with an absolute address', 'https://app.example/api/x'],
    ['an API call after dot segments', '/online/../api/x'],
    ['an API call in capitals', '/API/x'],
    ['an API call with an encoded letter', '/%61pi/x'],
    ['an API call with an encoded slash', '/api%2fx'],
    ['the root of the API', '/api/'],
    ['an API call after encoded dots', '/x/..%2fapi/auth/v2/logout'],
    ['an API call after encoded dots in capitals', '/x/..%2FAPI/x'],
    ['an API call after doubly encoded dots', '/x/%252e%252e%252fapi/x'],
    ['an API call after dots and an encoded backslash', '/x/..%5capi/x'],
    ['an API call after more dot segments than directories', '/x/..%2f..%2f..%2fapi/x'],
    ['an API call after dots and two slashes, which some servers merge', '/x/%2f..%2fapi/x'],
    ['an API call after a dot', '/.%2fapi/x'],
    ['an API call after an empty segment with parameters', '/;x/api/y'],
    ['an API call with parameters', '/api;x/y'],
    ['an API call with encoded parameters', '/api%3bx/y'],
    ['an API call after dots with parameters', '/x/..;y/api/z'],
    ['an API call after a dot with parameters', '/.;y/api/z'],
    ['an API call if parameters are removed before decoding', '/x/..;y%2fz/api/a'],
    ['an API call if parameters contain directories', '/x;a%2fb%2fc/%2e%2e%2fapi/y'],
    ['an API call with a doubly encoded letter', '/%2561pi/x'],
    ['an API call with a letter encoded five times', '/%252525252561pi/x'],
    ['an API call with a letter encoded a thousand times', `/%${'25'.repeat(1000)}61pi/x`],
    ['an API call with an escaped escape', '/%%36%31pi/x'],
    ['an API call that dot segments only seem to leave', '/api%2f..%2fx'],
    ['a network path after encoded dots', '/x/..%2f%2fevil.example'],
    ['a doubly encoded network path', '/%252fevil.example'],
    ['a doubly encoded line break', '/online/%250aSet-Cookie:x=1'],
    ['an API call of an allowed origin', 'https://partner.example/x/..%2fapi/y'],
    ['2,049 characters', long(2049)],
    ['2,049 characters after the login is stripped', `${long(2049)}/login`],
    ['no address at all', 'https://'],
    ['an invalid host', 'https://[/'],
    ['an invalid port', 'https://app.example:port/'],
  ]
  test.each(refused)('%s', (_rule, value) => {
    expect(returnAddress(value, around)).toBeUndefined()
  })

  // (addresses/back-href)
  test('the page navigates to the whole href, because an address joined from its path could lead elsewhere', () => {
    const url = returnAddress('/online/.//evil.example', around)
    expect(url?.href).toBe('https://app.example/online//evil.example')
  })
})

describe('a return address that means the web app root', () => {
  const rows: [rule: string, href: string, root: boolean][] = [
    ['the root of this origin', 'https://app.example/', true],
    ['the root, with a query', 'https://app.example/?username=jane', true],
    ['the sign-in app', 'https://app.example/signin', true],
    ['the sign-in app with its slash', 'https://app.example/signin/', true],
    ['a screen of the sign-in app', 'https://app.example/signin/phone-auth?x=1', true],
    ['a path that only starts like it', 'https://app.example/signing-up', false],
    ['the sign-in app further on', 'https://app.example/online/signin/', false],
    ['the web app itself', 'https://app.example/online/', false],
    ['the root of an allowed origin', 'https://partner.example/', false],
    ['the sign-in app of an allowed origin', 'https://partner.example/signin/', false],
  ]
  test.each(rows)('%s: %s → %s', (_rule, href, root) => {
    expect(isWebAppRoot(new URL(href), APP)).toBe(root)
  })
})

describe('an address that the server returns', () => {
  const rows: [rule: string, value: string | null | undefined, page: string, address: string | undefined][] =
    [
      ['https', 'https://idp.example/a?b=c#d', 'https:', 'https://idp.example/a?b=c#d'],
      ['https on an http page', 'https://idp.example/a', 'http:', 'https://idp.example/a'],
      ['http on an http page', 'http://idp.example/a', 'http:', 'http://idp.example/a'],
      ['http on an https page', 'http://idp.example/a', 'https:', undefined],
      ['none', undefined, 'https:', undefined],
      ['null', null, 'https:', undefined],
      ['empty', '', 'https:', undefined],
      ['a path', '/a', 'https:', undefined],
      ['a network path', '//idp.example/a', 'https:', undefined],
      ['a bare host', 'idp.example', 'https:', undefined],
      ['javascript', 'javascript:alert(1)', 'https:', undefined],
      ['data', 'data:text/html,x', 'https:', undefined],
      ['a blob', 'blob:https://app.example/x', 'https:', undefined],
      ['a mailto', 'mailto:a@b.example', 'https:', undefined],
      ['a user', 'https://user@idp.example/', 'https:', undefined],
      ['a password', 'https://:secret@idp.example/', 'https:', undefined],
      ['a tab', 'https://idp.exa\tmple/', 'https:', undefined],
      ['a line break', 'https://idp.example/\n', 'https:', undefined],
      ['a backslash', 'https:\\\\idp.example', 'https:', undefined],
      [
        'characters that could end a CSS url',
        'https://img.example/"><x>\')',
        'https:',
        "https://img.example/%22%3E%3Cx%3E')",
      ],
      [
        'a single sign-on request longer than a return address may be',
        long(6000, 'https://idp.example/?SAMLRequest='),
        'https:',
        long(6000, 'https://idp.example/?SAMLRequest='),
      ],
    ]
  test.each(rows)('%s', (_rule, value, page, address) => {
    expect(serverAddress(value, page)).toBe(address)
  })
})
