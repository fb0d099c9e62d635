import type { AfterLookup, Lookup } from 'src/features/signIn/afterLookup'
import type { IdentityProvider } from 'src/services/api/identityProviderService'
import type { Failure } from 'src/services/http/serviceError'
import { type Case, enter, refused, table, UNTIL } from 'scenarios/scenario'

const URL = 'https://id.keel.test/start'
const provider = (name: string) => ({
  findIdentityProvider: { body: { redirectUrl: URL, identityProvider: name } },
})
const at = (step: string, username = 'grace') => ({ at: '/', state: { login: { step, username } } }) as const

/** A lookup, and the company's name. */
type LookupFacts = [Lookup, string | null | undefined]
type LookupCase = Case<LookupFacts, AfterLookup>

const PASSWORD_STEP: AfterLookup = { kind: 'password' }
const finds = (
  rule: string,
  found: IdentityProvider,
  next: AfterLookup,
  company: LookupFacts[1] = 'Harbor',
): LookupCase => [rule, [{ found }, company], next]
const fails = (rule: string, failure: Failure, next: AfterLookup = PASSWORD_STEP): LookupCase => [
  rule,
  [{ failure }, 'Harbor'],
  next,
]
const problem = (code: 'offline' | 'ownFault'): AfterLookup => ({ kind: 'problem', problem: { code } })

const to = (ownProvider: boolean, name?: string): AfterLookup => ({
  kind: 'provider',
  redirectUrl: URL,
  ownProvider,
  ...(name && { name }),
})

export const lookups = table<LookupFacts, AfterLookup>('username', ['answer of the lookup', 'step'], {
  'a username without a provider': {
    row: ['no redirect URL, or an untrusted one', 'password'],
    cases: [
      finds('no provider leads to the password', {}, PASSWORD_STEP),
      finds('a provider without an address', { name: 'Okta' }, PASSWORD_STEP),
      finds('the company’s own provider without an address', { name: 'Harbor' }, PASSWORD_STEP),
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
  'a lookup that fails': {
    row: ['it fails', 'password'],
    cases: [
      fails('an unreachable lookup', { kind: 'unreachable' }),
      fails('a rejected lookup', { kind: 'refused', status: 404 }),
      fails('a rate-limited lookup', { kind: 'limited', status: 429, until: UNTIL }),
      fails('a lookup with an unreadable answer', { kind: 'unreadable', status: 200 }),
    ],
    walk: {
      answers: { findIdentityProvider: refused(500) },
      does: [enter()],
      calls: ['findIdentityProvider'],
      ends: at('password'),
    },
  },
  'a lookup while offline': {
    row: [
      'none: it is the first submit while the browser reports that it is offline',
      "username, 'Internet connection is not available.'",
    ],
    cases: [fails('a lookup while offline', { kind: 'offline' }, problem('offline'))],
    walk: { does: [{ offline: true }, enter()], calls: [], ends: { ...at('username'), says: 'offline' } },
    play: { todo: 'Take the browser offline before Next.' },
  },
  'a lookup with an error of the app': {
    row: [
      'it fails because of an error of the app',
      "username, 'Something went wrong here. Please try again.'",
    ],
    cases: [fails('a lookup that fails by a fault of the app', { kind: 'fault' }, problem('ownFault'))],
  },
  'a username with a provider': {
    recorded: true,
    row: ['a redirect URL', 'identity provider, with its hint'],
    cases: [
      finds('a provider with an address', { redirectUrl: URL, name: 'Okta' }, to(false, 'Okta')),
      finds('a provider without a name', { redirectUrl: URL }, to(false)),
      finds('neither the provider nor the company has a name', { redirectUrl: URL }, to(false), undefined),
      finds('a company without a name', { redirectUrl: URL, name: 'Okta' }, to(false, 'Okta'), null),
    ],
    walk: {
      answers: provider('Keel'),
      does: [enter(), { type: 'login/continued', payload: 'grace' }],
      calls: ['findIdentityProvider'],
      ends: { left: URL },
    },
    play: { person: 'sso' },
  },
  'a username of the company’s own provider': {
    row: [
      'the same, and the provider is the company provider',
      'identity provider, with the hint to complete onboarding',
    ],
    cases: [
      finds('the company’s own provider', { redirectUrl: URL, name: 'Harbor' }, to(true)),
      finds('the case of the name is ignored', { redirectUrl: URL, name: 'HARBOR' }, to(true), 'harbor'),
    ],
    walk: {
      answers: provider('HARBOR'),
      does: [enter()],
      calls: ['findIdentityProvider'],
      ends: { at: '/', state: { login: { step: 'idpRedirect', ownProvider: true } } },
    },
    play: { person: 'federated-own', todo: 'Continue.' },
  },
})
