import { type AfterLookup, afterLookup, type Lookup } from 'src/features/signIn/afterLookup'

const URL = 'https://idp.example/start'

const table: [rule: string, lookup: Lookup, company: string | null | undefined, next: AfterLookup][] = [
  ['no provider', { found: {} }, 'Harbor', { kind: 'password' }],
  ['a provider without an address', { found: { name: 'Okta' } }, 'Harbor', { kind: 'password' }],
  [
    'an address',
    { found: { redirectUrl: URL, name: 'Okta' } },
    'Harbor',
    { kind: 'provider', redirectUrl: URL, ownProvider: false },
  ],
  [
    'an address without a name',
    { found: { redirectUrl: URL } },
    'Harbor',
    { kind: 'provider', redirectUrl: URL, ownProvider: false },
  ],
  [
    'the company’s own provider',
    { found: { redirectUrl: URL, name: 'Harbor' } },
    'Harbor',
    { kind: 'provider', redirectUrl: URL, ownProvider: true },
  ],
  [
    'its own in another case',
    { found: { redirectUrl: URL, name: 'HARBOR' } },
    'harbor',
    { kind: 'provider', redirectUrl: URL, ownProvider: true },
  ],
  [
    'neither name known',
    { found: { redirectUrl: URL } },
    undefined,
    { kind: 'provider', redirectUrl: URL, ownProvider: false },
  ],
  [
    'the company’s name unknown',
    { found: { redirectUrl: URL, name: 'Okta' } },
    null,
    { kind: 'provider', redirectUrl: URL, ownProvider: false },
  ],
  ['the own provider without an address', { found: { name: 'Harbor' } }, 'Harbor', { kind: 'password' }],
  [
    'a fault of ours',
    { failure: { kind: 'fault' } },
    'Harbor',
    { kind: 'problem', problem: { code: 'ownFault' } },
  ],
  ['a lookup that cannot be reached', { failure: { kind: 'unreachable' } }, 'Harbor', { kind: 'password' }],
  ['a lookup that is refused', { failure: { kind: 'refused', status: 404 } }, 'Harbor', { kind: 'password' }],
  [
    'a lookup that is limited',
    { failure: { kind: 'limited', status: 429, retryAfterS: 9 } },
    'Harbor',
    { kind: 'password' },
  ],
  [
    'a lookup that cannot be read',
    { failure: { kind: 'unreadable', status: 200 } },
    'Harbor',
    { kind: 'password' },
  ],
  [
    'a lookup while offline',
    { failure: { kind: 'offline' } },
    'Harbor',
    { kind: 'problem', problem: { code: 'offline' } },
  ],
]
test.each(table)('%s', (_rule, lookup, company, next) => {
  expect(afterLookup(lookup, company)).toEqual(next)
})
