import { initialsOf } from 'src/components/layout/Initials'

test.each([
  ['grace.hopper', 'GH'],
  ['grace', 'G'],
  ['ada@harbor.example', 'A'],
  ['ada.lovelace.jr@harbor.example', 'AL'],
  ['HARBOR\\grace', 'HG'],
  ['élodie-durand', 'ÉD'],
  ['山田太郎', '山'],
  ['+4915112345678', '4'],
  ['@@@', ''],
])('%s has the initials %s', (username, initials) => {
  expect(initialsOf(username)).toBe(initials)
})
