import { meansWebAppRoot, returnAddress, serverAddress } from 'src/services/addresses/trustedAddress'

const APP = 'https://app.example'
const around = { origin: APP, allowedReturnOrigins: ['https://partner.example', 'http://old.example:8080'] }
const long = (length: number, start = '/online/'): string => start + 'x'.repeat(length - start.length)

describe('a return address is kept', () => {
  const kept: [rule: string, value: string, href: string][] = [
    ['a path of this origin', '/online/mail', 'https://app.example/online/mail'],
    ['its query and fragment stay', '/online/?q=a%20b#top', 'https://app.example/online/?q=a%20b#top'],
    ['a path without its slash', 'online/mail', 'https://app.example/online/mail'],
    ['an absolute address of this origin', 'https://app.example/x', 'https://app.example/x'],
    ['the default port is the same origin', 'https://app.example:443/x', 'https://app.example/x'],
    ['the host in capitals is the same origin', 'HTTPS://APP.EXAMPLE/x', 'https://app.example/x'],
    ['a network path to this host', '//app.example/x', 'https://app.example/x'],
    ['an allowed origin', 'https://partner.example/a?b=c', 'https://partner.example/a?b=c'],
    ['an allowed origin with its port, by http', 'http://old.example:8080/', 'http://old.example:8080/'],
    ['blanks around it do not count', '  /online/mail  ', 'https://app.example/online/mail'],
    [
      'a foreign address as the value of a parameter',
      '/online/?u=https://evil.example',
      'https://app.example/online/?u=https://evil.example',
    ],
    [
      'an @ behind the path is not a user',
      '/online/me@evil.example',
      'https://app.example/online/me@evil.example',
    ],
    ['two slashes inside of a path', '/online//mail', 'https://app.example/online//mail'],
    ['dots are resolved before it is judged', '/online/../mail', 'https://app.example/mail'],
    ['a path that only begins like /api/', '/apiary/x', 'https://app.example/apiary/x'],
    ['a path that only ends like /api/', '/webapi/x', 'https://app.example/webapi/x'],
    ['a path with /api/ further on', '/online/api/x', 'https://app.example/online/api/x'],
    ['hidden dots that stay below', '/online/a%2f..%2fapi/x', 'https://app.example/online/a%2f..%2fapi/x'],
    ['a hidden way up that ends elsewhere', '/x/..%2fmail', 'https://app.example/x/..%2fmail'],
    ['parameters of a segment', '/online;v=1/mail;id=a%2fb', 'https://app.example/online;v=1/mail;id=a%2fb'],
    ['the root with parameters', '/;v=1', 'https://app.example/;v=1'],
    ['a percent sign', '/online/100%25', 'https://app.example/online/100%25'],
    ['what was encoded twice, as it came', '/online/a%2520b', 'https://app.example/online/a%2520b'],
    ['an escape that is none', '/online/%zz%', 'https://app.example/online/%zz%'],
    ['2,048 characters', long(2048), `https://app.example${long(2048)}`],
    ['letters of any script', '/online/мир', 'https://app.example/online/%D0%BC%D0%B8%D1%80'],
    ['a colon in a path', '/javascript:alert(1)', 'https://app.example/javascript:alert(1)'],
  ]
  test.each(kept)('%s', (_rule, value, href) => {
    expect(returnAddress(value, around)?.href).toBe(href)
  })
})

// (addresses/back-stripped)
describe('one trailing login is stripped, and what is left is judged', () => {
  const stripped: [rule: string, value: string, href: string | undefined][] = [
    ['behind a path', '/online/login', 'https://app.example/online'],
    ['with a query', '/online/login?a=b', 'https://app.example/online?a=b'],
    ['with a fragment', '/online/login#a', 'https://app.example/online#a'],
    ['of an absolute address', 'https://app.example/online/login', 'https://app.example/online'],
    ['of an allowed origin', 'https://partner.example/login', 'https://partner.example/'],
    ['only one of two', '/online/login/login', 'https://app.example/online/login'],
    ['alone with its slash it leaves nothing', '/login', undefined],
    ['alone it leaves nothing', 'login', undefined],
    ['with blanks behind it', '/online/login ', 'https://app.example/online'],
    ['the end of a longer word stays', '/online/weblogin', 'https://app.example/online/weblogin'],
    ['a folder of that name stays', '/online/login/', 'https://app.example/online/login/'],
    ['in the middle it stays', '/login/mail', 'https://app.example/login/mail'],
    ['in a query it stays', '/online/?next=/login', 'https://app.example/online/?next=/login'],
    ['a foreign host stays foreign', '//evil.example/login', undefined],
    ['a host named login is none', '///login', undefined],
  ]
  test.each(stripped)('%s', (_rule, value, href) => {
    expect(returnAddress(value, around)?.href).toBe(href)
  })
})

// (addresses/back-forms)
describe('a return address counts as empty', () => {
  const refused: [rule: string, value: string | null | undefined][] = [
    ['none', undefined],
    ['null', null],
    ['empty', ''],
    ['blanks alone', '   '],
    ['another origin', 'https://evil.example/'],
    ['another scheme of this host', 'http://app.example/'],
    ['another port of this host', 'https://app.example:8443/'],
    ['a host that begins with ours', 'https://app.example.evil.example/'],
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
    ['javascript behind a blank', ' javascript:alert(1)'],
    ['javascript that looks like ours', 'javascript://app.example/%0aalert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['vbscript', 'vbscript:x'],
    ['a file', 'file:///etc/hosts'],
    ['a blob, whose origin is ours', 'blob:https://app.example/0b7e'],
    ['a blob of an allowed origin', 'blob:https://partner.example/0b7e'],
    ['ftp', 'ftp://app.example/'],
    ['a mailto', 'mailto:a@app.example'],
    ['a tab before the second slash', '/\t/evil.example'],
    ['a line feed before the second slash', '/\n/evil.example'],
    ['a carriage return inside', '/\r/evil.example'],
    ['a tab in front', '\t//evil.example'],
    ['a line break behind', '/online\n'],
    ['a tab within javascript', 'java\tscript:alert(1)'],
    ['a null', '/online/\u0000'],
    ['an escape', '/online/\u001b'],
    ['a delete', '/online/\u007f'],
    ['a control character of the second block', '/online/\u0085'],
    ['a line separator', '/online/\u2028'],
    ['a paragraph separator', '/online/\u2029'],
    ['an encoded line break in the path', '/online/%0d%0aSet-Cookie:x=1'],
    ['an encoded tab in the path', '/%09/evil.example'],
    ['an encoded null in the path', '/online/%00'],
    ['a user', 'https://user@app.example/'],
    ['a user with a password', 'https://user:secret@app.example/'],
    ['a password alone', 'https://:secret@app.example/'],
    ['our host as the user of another', 'https://app.example@evil.example/'],
    ['our host as user and password of another', 'https://app.example:443@evil.example/'],
    ['a network path with a user', '//user@app.example/'],
    ['an encoded slash at the start', '/%2fevil.example'],
    ['an encoded slash in capitals', '/%2Fevil.example'],
    ['an encoded network path', '%2f%2fevil.example'],
    ['an encoded backslash at the start', '/%5cevil.example'],
    ['an encoded backslash in capitals', '/%5Cevil.example'],
    ['a dot that leaves a network path', '/.//evil.example'],
    ['dots that leave a network path', '/x/..//evil.example'],
    ['an encoded dot that leaves one', '/%2e//evil.example'],
    ['a dot that leaves an encoded slash', '/./%2fevil.example'],
    ['an absolute address of ours with a network path', 'https://app.example//evil.example'],
    ['a call', '/api/auth/v2/logout'],
    ['a call of an absolute address', 'https://app.example/api/x'],
    ['a call behind dots', '/online/../api/x'],
    ['a call in capitals', '/API/x'],
    ['a call with an encoded letter', '/%61pi/x'],
    ['a call with an encoded slash', '/api%2fx'],
    ['the root of the calls', '/api/'],
    ['a call behind hidden dots', '/x/..%2fapi/auth/v2/logout'],
    ['a call behind hidden dots in capitals', '/x/..%2FAPI/x'],
    ['a call behind dots that are hidden twice', '/x/%252e%252e%252fapi/x'],
    ['a call behind dots and a hidden backslash', '/x/..%5capi/x'],
    ['a call behind more dots than folders', '/x/..%2f..%2f..%2fapi/x'],
    ['a call behind dots and two slashes, which some servers merge', '/x/%2f..%2fapi/x'],
    ['a call behind a dot', '/.%2fapi/x'],
    ['a call behind an empty segment with parameters', '/;x/api/y'],
    ['a call with parameters', '/api;x/y'],
    ['a call with encoded parameters', '/api%3bx/y'],
    ['a call behind dots with parameters', '/x/..;y/api/z'],
    ['a call behind a dot with parameters', '/.;y/api/z'],
    ['a call, where parameters are cut before they are decoded', '/x/..;y%2fz/api/a'],
    ['a call, where parameters hold folders', '/x;a%2fb%2fc/%2e%2e%2fapi/y'],
    ['a call with a letter that is encoded twice', '/%2561pi/x'],
    ['a call with a letter that is encoded five times', '/%252525252561pi/x'],
    ['a call with a letter that is encoded a thousand times', `/%${'25'.repeat(1000)}61pi/x`],
    ['a call with an escape that is itself escaped', '/%%36%31pi/x'],
    ['a call that dots only seem to leave', '/api%2f..%2fx'],
    ['a network path behind hidden dots', '/x/..%2f%2fevil.example'],
    ['a network path that is encoded twice', '/%252fevil.example'],
    ['a line break that is encoded twice', '/online/%250aSet-Cookie:x=1'],
    ['a call of an allowed origin', 'https://partner.example/x/..%2fapi/y'],
    ['2,049 characters', long(2049)],
    ['2,049 characters once the login is stripped', `${long(2049)}/login`],
    ['no address at all', 'https://'],
    ['a host that is none', 'https://[/'],
    ['a port that is none', 'https://app.example:port/'],
  ]
  test.each(refused)('%s', (_rule, value) => {
    expect(returnAddress(value, around)).toBeUndefined()
  })

  // (addresses/back-href)
  test('what navigates is the href: a path put together again would lead elsewhere', () => {
    const url = returnAddress('/online/.//evil.example', around)
    expect(url?.href).toBe('https://app.example/online//evil.example')
  })
})

describe('a return address means the web app root', () => {
  const rows: [rule: string, href: string, root: boolean][] = [
    ['the root of this origin', 'https://app.example/', true],
    ['the root, with a query', 'https://app.example/?username=jane', true],
    ['the sign-in app', 'https://app.example/signin', true],
    ['the sign-in app with its slash', 'https://app.example/signin/', true],
    ['a screen of the sign-in app', 'https://app.example/signin/phone-auth?x=1', true],
    ['a path that only begins like it', 'https://app.example/signing-up', false],
    ['the sign-in app further on', 'https://app.example/online/signin/', false],
    ['the web app itself', 'https://app.example/online/', false],
    ['the root of an allowed origin', 'https://partner.example/', false],
    ['the sign-in app of an allowed origin', 'https://partner.example/signin/', false],
  ]
  test.each(rows)('%s: %s → %s', (_rule, href, root) => {
    expect(meansWebAppRoot(new URL(href), APP)).toBe(root)
  })
})

describe('an address that the server named', () => {
  const rows: [rule: string, value: string | null | undefined, page: string, address: string | undefined][] =
    [
      ['https', 'https://idp.example/a?b=c#d', 'https:', 'https://idp.example/a?b=c#d'],
      ['https on a page by http', 'https://idp.example/a', 'http:', 'https://idp.example/a'],
      ['http on a page by http', 'http://idp.example/a', 'http:', 'http://idp.example/a'],
      ['http on a page by https', 'http://idp.example/a', 'https:', undefined],
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
        'what could end a CSS url',
        'https://img.example/"><x>\')',
        'https:',
        "https://img.example/%22%3E%3Cx%3E')",
      ],
      [
        'a request of a single sign-on that is longer than a return address may be',
        long(6000, 'https://idp.example/?SAMLRequest='),
        'https:',
        long(6000, 'https://idp.example/?SAMLRequest='),
      ],
    ]
  test.each(rows)('%s', (_rule, value, page, address) => {
    expect(serverAddress(value, page)).toBe(address)
  })
})
