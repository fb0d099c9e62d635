import { isEmailAddress } from 'src/features/support/isEmailAddress'

test.each([
  'a@b.c',
  'grace.hopper+foyer@mail.harbor-lane.example',
  "o'brien@harbor.example",
  'grace@1.example',
  'γρέις@παράδειγμα.ελ',
  'grace@xn--bcher-kva.example',
  `${'a'.repeat(249)}@b.cd`,
])('%s is an email address', text => expect(isEmailAddress(text)).toBe(true))

test.each([
  '',
  'grace',
  'grace@',
  '@harbor.example',
  'grace@harbor',
  'grace@harbor.',
  'grace@.example',
  'grace@harbor..example',
  'grace@-harbor.example',
  'grace@harbor-.example',
  'grace.@harbor.example',
  '.grace@harbor.example',
  'gra..ce@harbor.example',
  'gra ce@harbor.example',
  'grace@har bor.example',
  'grace@@harbor.example',
  'grace@harbor@example.com',
  'grace@harbor.example@example.com',
  'Grace <grace@harbor.example>',
  'grace@harbor.example, ada@harbor.example',
  `${'a'.repeat(250)}@b.cd`,
])('%s is not an email address', text => expect(isEmailAddress(text)).toBe(false))
