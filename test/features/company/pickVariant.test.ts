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
  ['a number in the lower half draws the first variant', { share: 0 }, { name: 'plain', how: 'drawn' }],
  [
    'a number just below the middle draws the first variant',
    { share: 0.499_999 },
    { name: 'plain', how: 'drawn' },
  ],
  ['a number in the upper half draws the second variant', { share: 0.5 }, { name: 'friendly', how: 'drawn' }],
  ['the highest number draws the second variant', { share: 0.999_999 }, { name: 'friendly', how: 'drawn' }],
  ['a stored variant is used again', { kept: 'friendly' }, { name: 'friendly', how: 'kept' }],
  [
    'a stored variant that is no longer configured is drawn again',
    { kept: 'loud', share: 0.7 },
    { name: 'friendly', how: 'drawn' },
  ],
  [
    'a user who is not counted gets the first variant',
    { counted: false, share: 0.7 },
    { name: 'plain', how: 'first' },
  ],
  [
    'a user who is not counted gets the first variant despite a stored one',
    { counted: false, kept: 'friendly' },
    { name: 'plain', how: 'first' },
  ],
  [
    'a requested variant takes precedence over the stored one',
    { asked: 'friendly', kept: 'plain' },
    { name: 'friendly', how: 'asked' },
  ],
  [
    'a requested variant is shown even if the user is not counted',
    { asked: 'friendly', counted: false },
    { name: 'friendly', how: 'asked' },
  ],
  [
    'an unknown requested variant is ignored',
    { asked: 'loud', kept: 'plain' },
    { name: 'plain', how: 'kept' },
  ],
])('%s', (_rule, facts, picked) => {
  expect(pickVariant({ ...NEWCOMER, ...facts })).toEqual(picked)
})
