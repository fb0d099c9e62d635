import { appAddress, hostAddress, supportAddress } from 'src/services/addresses/namedAddress'

describe('whether an address is a host to notify', () => {
  const rows: [rule: string, value: string | null | undefined, page: string, host: string | undefined][] = [
    ['a bare origin', 'https://one.example', 'https:', 'https://one.example'],
    ['a trailing slash', 'https://one.example/', 'https:', 'https://one.example'],
    ['a port', 'https://one.example:8443', 'https:', 'https://one.example:8443'],
    ['http on an http page', 'http://127.0.0.1:4100', 'http:', 'http://127.0.0.1:4100'],
    ['http on an https page', 'http://one.example', 'https:', undefined],
    ['a path', 'https://one.example/a', 'https:', undefined],
    ['a query', 'https://one.example?a', 'https:', undefined],
    ['an empty query', 'https://one.example/?', 'https:', undefined],
    ['a fragment', 'https://one.example#a', 'https:', undefined],
    ['an empty fragment', 'https://one.example/#', 'https:', undefined],
    ['a user', 'https://user@one.example', 'https:', undefined],
    ['a relative address', '/one', 'https:', undefined],
    ['javascript', 'javascript:alert(1)', 'https:', undefined],
    ['none', undefined, 'https:', undefined],
  ]
  test.each(rows)('%s', (_rule, value, page, host) => {
    expect(hostAddress(value, page)).toBe(host)
  })
})

describe('whether an address is a support address', () => {
  const rows: [rule: string, value: string | undefined, page: string, address: string | undefined][] = [
    ['https', 'https://help.example/new', 'https:', 'https://help.example/new'],
    ['http on an https page', 'http://help.example/', 'https:', undefined],
    ['http on an http page', 'http://help.example/', 'http:', 'http://help.example/'],
    ['mailto', 'mailto:help@harbor.example?subject=x', 'https:', 'mailto:help@harbor.example?subject=x'],
    ['mailto in capitals', 'MAILTO:help@harbor.example', 'https:', 'mailto:help@harbor.example'],
    ['tel', 'tel:+4930', 'https:', undefined],
    ['javascript', 'javascript:alert(1)', 'https:', undefined],
    ['a path', '/help', 'https:', undefined],
    ['a line break in a mailto', 'mailto:a@b.example\nBcc:c', 'https:', undefined],
    ['none', undefined, 'https:', undefined],
  ]
  test.each(rows)('%s', (_rule, value, page, address) => {
    expect(supportAddress(value, page)).toBe(address)
  })
})

// (addresses/app)
describe('whether an address can open the mobile app', () => {
  const rows: [rule: string, value: string | undefined, page: string, address: string | undefined][] = [
    ['https', 'https://app.example/requests', 'https:', 'https://app.example/requests'],
    ['http on an https page', 'http://app.example/', 'https:', undefined],
    ['http on an http page', 'http://127.0.0.1:4100/app', 'http:', 'http://127.0.0.1:4100/app'],
    ['a scheme with a dot', 'com.example.app:/requests', 'https:', 'com.example.app:/requests'],
    ['a scheme without a dot', 'harbor:/requests', 'https:', undefined],
    ['javascript', 'javascript:alert(1)', 'https:', undefined],
    ['data', 'data:text/html,1', 'https:', undefined],
    ['an Android intent', 'intent://requests/#Intent;scheme=harbor;end', 'https:', undefined],
    ['a query', 'com.example.app:/requests?token=1', 'https:', undefined],
    ['a fragment', 'https://app.example/#1', 'https:', undefined],
    ['a user', 'com.example.app://user@requests', 'https:', undefined],
    ['a line break', 'com.example.app:/a\nb', 'https:', undefined],
    ['an address that is too long', `https://app.example/${'a'.repeat(2048)}`, 'https:', undefined],
    ['a relative address', '/requests', 'https:', undefined],
    ['none', undefined, 'https:', undefined],
  ]
  test.each(rows)('%s', (_rule, value, page, address) => {
    expect(appAddress(value, page)).toBe(address)
  })
})
