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
  ['no part is loaded at first', undefined, { type: '@@init' }, all('off')],
  [
    'arriving requests all parts',
    all('off'),
    factsRequested(['password', 'authenticators', 'recovery', 'trusted']),
    all('loading'),
  ],
  [
    'parts that the company does not have are not requested',
    all('off'),
    factsRequested(['password', 'authenticators', 'trusted']),
    { ...all('loading'), recovery: { state: 'off' } },
  ],
  [
    'a loaded part does not change the others',
    all('loading'),
    told({ trusted: [] }),
    { ...all('loading'), trusted: { state: 'told', facts: [] } },
  ],
  [
    'a part that fails does not change the others',
    all('loading'),
    failed({ part: 'password', problem }),
    { ...all('loading'), password: { state: 'failed', problem } },
  ],
  ['leaving the page is recorded', all('loading'), left(), { ...all('loading'), leaving: true }],
  ['a page that is shown again starts afresh', { ...all('loading'), leaving: true }, arrived(), all('off')],
]

// (security-page/regions)
test.each(table)('%s', (_rule, before, event, after) => {
  expect(securitySlice.reducer(before, event)).toEqual(after)
})
