import { hostsLeftOut } from 'foyer-contract/conformance/report/outcome'

const PAGE = 'https://signin.example.com'
const REASONS = ['not a host', 'the browser or the person', 'third party to signin.example.com']

test.each<[host: string, why: string | undefined]>([
  ['https://mail.example.com', undefined],
  ['https://signin.example.com:8443', undefined],
  ['http://mail.example.com', 'not a host'],
  ['https://mail.example.com/app', 'not a host'],
  ['https://mail.example.com?a=1', 'not a host'],
  ['https://user@mail.example.com', 'not a host'],
  ['mail.example.com', 'not a host'],
  ['https://nas.local', 'the browser or the person'],
  ['https://10.0.0.4:8443', 'the browser or the person'],
  ['https://wiki.internal', 'the browser or the person'],
  ['https://mail.example.org', 'third party to signin.example.com'],
  ['https://203.0.113.7', 'third party to signin.example.com'],
])('to a public page, %s is skipped: %s', (host, why) => {
  const said = hostsLeftOut({ type: 'Notify', urls: [host] }, PAGE)
  const told = said.filter(sentence => sentence.startsWith(`${host} is skipped`))
  expect(told.map(sentence => REASONS.find(reason => sentence.includes(reason)))).toEqual(
    why === undefined ? [] : [why],
  )
})

test('a page on the company’s local network needs no permission', () => {
  const urls = ['https://nas.corp.internal', 'https://10.0.0.4']
  expect(hostsLeftOut({ type: 'Notify', urls }, 'https://signin.corp.internal')).toEqual([
    expect.stringMatching(/^https:\/\/10\.0\.0\.4 .* third party/),
  ])
})

test('the type Redirect leads to the first host only, wherever it is', () => {
  const urls = ['https://mail.example.org', 'https://mail.example.com']
  expect(hostsLeftOut({ type: 'Redirect', urls }, PAGE)).toEqual([
    expect.stringMatching(/^https:\/\/mail\.example\.com .* only the first host$/),
  ])
  expect(hostsLeftOut({ type: 'Redirect', urls: ['http://mail.example.com'] }, PAGE)).toHaveLength(1)
})

test.each([[undefined], ['https://nas.local'], [{}]])('without a list, %j, no host is reported', urls => {
  expect(hostsLeftOut({ type: 'Notify', urls }, PAGE)).toEqual([])
})
