import { type PickedVariant, pickVariant, type VariantFacts } from 'src/features/company/pickVariant'

const NEWCOMER: VariantFacts = {
  names: ['plain', 'friendly'],
  requested: undefined,
  counted: true,
  stored: undefined,
  share: 0,
}

// (product/variants)
test.each<[rule: string, facts: Partial<VariantFacts>, picked: PickedVariant]>([
  ['a number in the lower half draws the first variant', { share: 0 }, { name: 'plain', how: 'drawn' }],
  [
    'a number just below the middle draws the first variant',
    { share: 0.499_999 },
    { name: 'plain', how: 'drawn' },
  ],
  ['a number in the upper half draws the second variant', { share: 0.5 }, { name: 'friendly', how: 'drawn' }],
  ['the highest number draws the second variant', { share: 0.999_999 }, { name: 'friendly', how: 'drawn' }],
  ['a stored variant is used again', { stored: 'friendly' }, { name: 'friendly', how: 'stored' }],
  [
    'a stored variant that is no longer configured is drawn again',
    { stored: 'loud', share: 0.7 },
    { name: 'friendly', how: 'drawn' },
  ],
  [
    'a user who is not counted gets the first variant',
    { counted: false, share: 0.7 },
    { name: 'plain', how: 'first' },
  ],
  [
    'a user who is not counted gets the first variant despite a stored one',
    { counted: false, stored: 'friendly' },
    { name: 'plain', how: 'first' },
  ],
  [
    'a requested variant takes precedence over the stored one',
    { requested: 'friendly', stored: 'plain' },
    { name: 'friendly', how: 'requested' },
  ],
  [
    'a requested variant is shown even if the user is not counted',
    { requested: 'friendly', counted: false },
    { name: 'friendly', how: 'requested' },
  ],
  [
    'an unknown requested variant is ignored',
    { requested: 'loud', stored: 'plain' },
    { name: 'plain', how: 'stored' },
  ],
])('%s', (_rule, facts, picked) => {
  expect(pickVariant({ ...NEWCOMER, ...facts })).toEqual(picked)
})
