import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { autoLogin, trustedHosts, notifyTrustedHosts } from 'src/sagas/signIn/autoLogin'
import { exitReplacing } from 'src/sagas/navigation/goTo'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { fetchAutoLogin } from 'src/services/api/autoLoginService'
import { wallClock } from 'src/services/browser/environment'
import { logFailure } from 'src/services/log'
import { currentProtocol } from 'src/services/browser/navigation'
import { ServiceError } from 'src/services/http/serviceError'

const table: [rule: string, hosts: string[], protocol: string, kept: string[]][] = [
  [
    'origins are kept unchanged',
    ['https://a.example', 'https://b.example:8443'],
    'https:',
    ['https://a.example', 'https://b.example:8443'],
  ],
  [
    'a host that is listed twice is notified once',
    ['https://a.example', 'https://a.example/', 'HTTPS://A.EXAMPLE:443'],
    'https:',
    ['https://a.example'],
  ],
  [
    'http hosts are dropped on an https page',
    ['http://a.example', 'https://b.example'],
    'https:',
    ['https://b.example'],
  ],
  ['http hosts are kept on an http page', ['http://a.example'], 'http:', ['http://a.example']],
  ['a host with a path is dropped', ['https://a.example/x'], 'https:', []],
  [
    'a host with a query or a fragment is dropped',
    ['https://a.example/?', 'https://a.example/#x'],
    'https:',
    [],
  ],
  ['a host with a user is dropped', ['https://u:p@a.example'], 'https:', []],
  [
    'an invalid address is dropped',
    ['', '//a.example', 'a.example', 'javascript:alert(1)', 'data:,x'],
    'https:',
    [],
  ],
]
test.each(table)('%s', (_rule, hosts, protocol, kept) => {
  expect(trustedHosts(hosts, protocol)).toEqual(kept)
})

const expectSagaWith = (data: { redirect: boolean; token: string; hosts: string[] }) =>
  expectSaga(autoLogin, 'https://here.example/online/').provide([
    [matchers.call.fn(fetchAutoLogin), data],
    [matchers.call.fn(currentProtocol), 'https:'],
    [matchers.call.fn(wallClock), 1_800_000_000_000],
    [matchers.call.fn(untilMayAct), true],
    [matchers.call.fn(exitReplacing), undefined],
    [matchers.call.fn(notifyTrustedHosts), undefined],
  ])

test('the type Redirect redirects the browser only to the first host', () =>
  expectSagaWith({ redirect: true, token: 't', hosts: ['https://a.example', 'https://b.example'] })
    .call(
      exitReplacing,
      'https://a.example/auth/v2/autologin?token=t&timestamp=1800000000&back=https%3A%2F%2Fhere.example%2Fonline%2F',
    )
    .not.call.fn(notifyTrustedHosts)
    .returns('redirected')
    .run())

test('a Redirect to an untrusted host is skipped', () =>
  expectSagaWith({ redirect: true, token: 't', hosts: ['http://a.example'] })
    .not.call.fn(exitReplacing)
    .returns('done')
    .run())

test('any other type notifies every trusted host', () =>
  expectSagaWith({ redirect: false, token: 't', hosts: ['https://a.example', 'http://b.example'] })
    .call(notifyTrustedHosts, ['https://a.example'], [], 't')
    .returns('done')
    .run())

test('hosts that fail to load are logged, and the sign-in continues', () =>
  expectSaga(autoLogin, 'https://here.example/online/')
    .provide([
      {
        call: (effect, next) => {
          if (effect.fn === fetchAutoLogin) throw new ServiceError({ kind: 'unreachable' })
          return effect.fn === logFailure ? undefined : (next() as unknown)
        },
      },
    ])
    .call(logFailure, 'auto-login data', { kind: 'unreachable' })
    .returns('done')
    .run())
