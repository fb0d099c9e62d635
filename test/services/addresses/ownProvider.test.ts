import { isOwnProvider } from 'src/services/addresses/ownProvider'

test.each<[name: string | undefined, company: string | null | undefined, own: boolean]>([
  ['Harbor', 'Harbor', true],
  ['HARBOR', 'harbor', true],
  ['Keel', 'Harbor', false],
  ['Harbor', undefined, false],
  ['Harbor', null, false],
  [undefined, 'Harbor', false],
  [undefined, undefined, false],
  // In capitals the two names would be equal.
  ['Straße', 'STRASSE', false],
])('whether %s is the own provider of %s: %s', (name, company, own) => {
  expect(isOwnProvider(name, company)).toBe(own)
})
