import { securityActions, securitySlice, type SecurityState } from 'src/features/security/securitySlice'

const problem = { code: 'serverLater', status: 500 } as const
const all = (state: 'off' | 'loading'): SecurityState => ({
  password: { state },
  authenticators: { state },
  recovery: { state },
  trusted: { state },
  leaving: false,
})
const { arrived, factsRequested, told, failed, left } = securityActions

type Event = Parameters<typeof securitySlice.reducer>[1]

const table: [rule: string, before: SecurityState | undefined, event: Event, after: SecurityState][] = [
  ['nothing is told at first', undefined, { type: '@@init' }, all('off')],
  [
    'all of it is asked for',
    all('off'),
    factsRequested(['password', 'authenticators', 'recovery', 'trusted']),
    all('loading'),
  ],
  [
    'what the company does not have is not asked for',
    all('off'),
    factsRequested(['password', 'authenticators', 'trusted']),
    { ...all('loading'), recovery: { state: 'off' } },
  ],
  [
    'one part is told, and the others stay',
    all('loading'),
    told({ trusted: [] }),
    { ...all('loading'), trusted: { state: 'told', facts: [] } },
  ],
  [
    'one part fails, and the others stay',
    all('loading'),
    failed({ part: 'password', problem }),
    { ...all('loading'), password: { state: 'failed', problem } },
  ],
  ['the person leaves', all('loading'), left(), { ...all('loading'), leaving: true }],
  ['a page that is shown again begins anew', { ...all('loading'), leaving: true }, arrived(), all('off')],
]

// (security-page/regions)
test.each(table)('%s', (_rule, before, event, after) => {
  expect(securitySlice.reducer(before, event)).toEqual(after)
})
