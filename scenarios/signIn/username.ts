import type { AfterLookup, Lookup } from 'src/features/signIn/afterLookup'
import { enter, refused, type Table, UNTIL } from 'scenarios/scenario'

const URL = 'https://id.keel.test/start'
const provider = (name: string) => ({
  findIdentityProvider: { body: { redirectUrl: URL, identityProvider: name } },
})
const at = (step: string, username = 'grace') => ({ at: '/', state: { login: { step, username } } }) as const

/** A lookup, and the company's name. */
type LookupFacts = [Lookup, string | null | undefined]

const to = (ownProvider: boolean, name?: string): AfterLookup => ({
  kind: 'provider',
  redirectUrl: URL,
  ownProvider,
  ...(name && { name }),
})

export const lookups: Table<LookupFacts, AfterLookup> = {
  id: 'username',
  columns: ['answer of the lookup', 'step'],
  rows: [
    {
      name: 'a username without a provider',
      row: ['no redirect URL, or one that cannot be trusted', 'password'],
      cases: [
        ['no provider', [{ found: {} }, 'Harbor'], { kind: 'password' }],
        ['a provider without an address', [{ found: { name: 'Okta' } }, 'Harbor'], { kind: 'password' }],
        [
          'the own provider without an address',
          [{ found: { name: 'Harbor' } }, 'Harbor'],
          { kind: 'password' },
        ],
      ],
      walk: {
        answers: {
          findIdentityProvider: { body: { redirectUrl: 'javascript:alert(1)', identityProvider: 'Keel' } },
        },
        does: [enter()],
        calls: ['findIdentityProvider'],
        ends: at('password'),
      },
    },
    {
      name: 'a lookup that fails',
      row: ['it fails', 'password'],
      cases: [
        [
          'a lookup that cannot be reached',
          [{ failure: { kind: 'unreachable' } }, 'Harbor'],
          { kind: 'password' },
        ],
        [
          'a lookup that is refused',
          [{ failure: { kind: 'refused', status: 404 } }, 'Harbor'],
          { kind: 'password' },
        ],
        [
          'a lookup that is limited',
          [{ failure: { kind: 'limited', status: 429, until: UNTIL } }, 'Harbor'],
          { kind: 'password' },
        ],
        [
          'a lookup that cannot be read',
          [{ failure: { kind: 'unreadable', status: 200 } }, 'Harbor'],
          { kind: 'password' },
        ],
      ],
      walk: {
        answers: { findIdentityProvider: refused(500) },
        does: [enter()],
        calls: ['findIdentityProvider'],
        ends: at('password'),
      },
    },
    {
      name: 'a lookup without a network',
      row: [
        'none: the browser reports that it is offline, and it is the first submit',
        "username, 'Internet connection is not available.'",
      ],
      cases: [
        [
          'a lookup while offline',
          [{ failure: { kind: 'offline' } }, 'Harbor'],
          { kind: 'problem', problem: { code: 'offline' } },
        ],
      ],
      walk: {
        does: [{ offline: true }, enter()],
        calls: [],
        ends: { ...at('username'), says: 'offline' },
      },
      play: { todo: 'Take the browser offline before Next.' },
    },
    {
      name: 'a lookup that meets a fault of the app',
      row: ['it fails by a fault of the app', "username, 'Something went wrong here. Please try again.'"],
      cases: [
        [
          'a fault of ours',
          [{ failure: { kind: 'fault' } }, 'Harbor'],
          { kind: 'problem', problem: { code: 'ownFault' } },
        ],
      ],
    },
    {
      name: 'a username with a provider',
      recorded: true,
      row: ['a redirect URL', 'identity provider, with its hint'],
      cases: [
        ['an address', [{ found: { redirectUrl: URL, name: 'Okta' } }, 'Harbor'], to(false, 'Okta')],
        ['an address without a name', [{ found: { redirectUrl: URL } }, 'Harbor'], to(false)],
        ['neither name known', [{ found: { redirectUrl: URL } }, undefined], to(false)],
        [
          'the company’s name unknown',
          [{ found: { redirectUrl: URL, name: 'Okta' } }, null],
          to(false, 'Okta'),
        ],
      ],
      walk: {
        answers: provider('Keel'),
        does: [enter(), { type: 'login/continued', payload: 'grace' }],
        calls: ['findIdentityProvider'],
        ends: { left: URL },
      },
      play: { person: 'sso' },
    },
    {
      name: 'a username of the company’s own provider',
      row: [
        'the same, and the provider is the company provider',
        'identity provider, with the hint to complete onboarding',
      ],
      cases: [
        ['the company’s own provider', [{ found: { redirectUrl: URL, name: 'Harbor' } }, 'Harbor'], to(true)],
        ['its own in another case', [{ found: { redirectUrl: URL, name: 'HARBOR' } }, 'harbor'], to(true)],
      ],
      walk: {
        answers: provider('HARBOR'),
        does: [enter()],
        calls: ['findIdentityProvider'],
        ends: { at: '/', state: { login: { step: 'idpRedirect', ownProvider: true } } },
      },
      play: { person: 'federated-own', todo: 'Continue.' },
    },
  ],
}
