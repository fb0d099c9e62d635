import { type Picked, pickVariant, type VariantFacts } from 'src/features/company/pickVariant'

const NEWCOMER: VariantFacts = {
  names: ['plain', 'friendly'],
  asked: undefined,
  counted: true,
  kept: undefined,
  share: 0,
}

// (product/variants)
test.each<[rule: string, facts: Partial<VariantFacts>, picked: Picked]>([
  ['the lower half of the numbers is the first', { share: 0 }, { name: 'plain', how: 'drawn' }],
  ['up to the middle', { share: 0.499_999 }, { name: 'plain', how: 'drawn' }],
  ['the upper half is the second', { share: 0.5 }, { name: 'friendly', how: 'drawn' }],
  ['up to the end', { share: 0.999_999 }, { name: 'friendly', how: 'drawn' }],
  ['one that was kept stays', { kept: 'friendly' }, { name: 'friendly', how: 'kept' }],
  [
    'one that the configuration no longer has is drawn again',
    { kept: 'loud', share: 0.7 },
    { name: 'friendly', how: 'drawn' },
  ],
  ['nobody is counted: the first', { counted: false, share: 0.7 }, { name: 'plain', how: 'first' }],
  [
    'nobody is counted: the first, whatever was kept',
    { counted: false, kept: 'friendly' },
    { name: 'plain', how: 'first' },
  ],
  [
    'one that is asked for outranks the one that was kept',
    { asked: 'friendly', kept: 'plain' },
    { name: 'friendly', how: 'asked' },
  ],
  [
    'it is shown to whom nobody counts as well',
    { asked: 'friendly', counted: false },
    { name: 'friendly', how: 'asked' },
  ],
  ['an unknown one is not asked for', { asked: 'loud', kept: 'plain' }, { name: 'plain', how: 'kept' }],
])('%s', (_rule, facts, picked) => {
  expect(pickVariant({ ...NEWCOMER, ...facts })).toEqual(picked)
})
