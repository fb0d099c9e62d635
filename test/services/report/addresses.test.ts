import { reportAddress } from 'src/services/report/addresses'

const HTTPS = { origin: 'https://here.example', protocol: 'https:' }
const HTTP = { origin: 'http://here.example', protocol: 'http:' }

test.each([
  ['/reports', HTTPS, 'https://here.example/reports'],
  ['https://collect.example/r?project=7', HTTPS, 'https://collect.example/r?project=7'],
  ['https://collect.example/', HTTP, 'https://collect.example/'],
  ['http://collect.example/', HTTP, 'http://collect.example/'],
])('the report address %s is accepted', (value, page, address) => {
  expect(reportAddress(value, page)).toBe(address)
})

test.each([
  [''],
  ['reports'],
  ['collect.example/r'],
  ['http://collect.example/'],
  ['https://ada:s3cret@collect.example/'],
  ['javascript:alert(1)'],
  ['data:text/plain,x'],
  ['/\\evil.example'],
  ['//collect.example/r'],
  ['///collect.example/r'],
  ['//ada@collect.example/'],
  ['https://'],
])('the report address %j is rejected on an https page', value => {
  expect(reportAddress(value, HTTPS)).toBeUndefined()
})
