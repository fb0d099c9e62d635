import { hostAddress, supportAddress } from 'src/services/addresses/namedAddress'

describe('a host to notify', () => {
  const rows: [rule: string, value: string | null | undefined, page: string, host: string | undefined][] = [
    ['a bare origin', 'https://one.example', 'https:', 'https://one.example'],
    ['a closing slash', 'https://one.example/', 'https:', 'https://one.example'],
    ['a port', 'https://one.example:8443', 'https:', 'https://one.example:8443'],
    ['http on a page by http', 'http://127.0.0.1:4100', 'http:', 'http://127.0.0.1:4100'],
    ['http on a page by https', 'http://one.example', 'https:', undefined],
    ['a path', 'https://one.example/a', 'https:', undefined],
    ['a query', 'https://one.example?a', 'https:', undefined],
    ['an empty query', 'https://one.example/?', 'https:', undefined],
    ['a fragment', 'https://one.example#a', 'https:', undefined],
    ['an empty fragment', 'https://one.example/#', 'https:', undefined],
    ['a user', 'https://user@one.example', 'https:', undefined],
    ['a relative one', '/one', 'https:', undefined],
    ['javascript', 'javascript:alert(1)', 'https:', undefined],
    ['none', undefined, 'https:', undefined],
  ]
  test.each(rows)('%s', (_rule, value, page, host) => {
    expect(hostAddress(value, page)).toBe(host)
  })
})

describe('a support address', () => {
  const rows: [rule: string, value: string | undefined, page: string, address: string | undefined][] = [
    ['https', 'https://help.example/new', 'https:', 'https://help.example/new'],
    ['http on a page by https', 'http://help.example/', 'https:', undefined],
    ['http on a page by http', 'http://help.example/', 'http:', 'http://help.example/'],
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
