import { screen, within } from '@testing-library/react'
import { openApp } from 'test/support/openApp'
import 'test/support/patience'

beforeEach(() => sessionStorage.clear())

const ON = { securityPageEnabled: true, authenticatorsEnabled: true }
const SINGLE = { ...ON, singleAuthenticatorEnabled: true }
const APP = { id: 'a-1', name: 'My app', removable: true }
const PART = '/api/user/v1/security'

const open = async (settings: object, apps: object[] | undefined) => {
  await openApp({
    path: '/signin/security',
    answers: {
      'GET /api/online/v1/settings': { body: settings },
      [`GET ${PART}/authenticators`]: apps ? { body: apps } : { status: 500 },
      [`GET ${PART}/password`]: { body: {} },
      [`GET ${PART}/trusted-devices`]: { body: [] },
      'GET /api/online/v1/sessions/devices': { body: [] },
      'GET /api/online/v1/sessions/app-specific': { body: [] },
    },
  })
  return within(await screen.findByRole('region', { name: 'Authenticator apps' }))
}

// (security-page/set-up)
test.each<[rule: string, settings: object, apps: object[] | undefined, ready: string, offered: boolean]>([
  ['several apps and has one', ON, [APP], 'My app', true],
  ['only one app and has none', SINGLE, [], 'No authenticator apps', true],
  ['only one app and has it', SINGLE, [APP], 'My app', false],
  ['only one app and does not return it', SINGLE, undefined, 'Server error, please try later.', false],
])(
  'whether a set-up is offered by a server that stores %s',
  async (_rule, settings, apps, ready, offered) => {
    const region = await open(settings, apps)
    await region.findByText(ready)
    expect(region.queryAllByRole('button', { name: 'Set up an app' })).toHaveLength(offered ? 1 : 0)
  },
)

// (security-page/authenticators)
test.each<[rule: string, app: object, told: unknown[]]>([
  ['a missing time is not shown', APP, []],
  ['null means not used yet', { ...APP, lastUsedAt: null }, ['Not used yet']],
  [
    'a valid time is shown',
    { ...APP, lastUsedAt: Date.now() - 60_000 },
    [expect.stringMatching(/^Last used/)],
  ],
  ['an unreadable time counts as missing', { ...APP, lastUsedAt: 'yesterday' }, []],
])('the last use of an app: %s', async (_rule, app, told) => {
  const region = await open(ON, [app])
  const item = within((await region.findByText('My app')).closest('li') as HTMLElement)
  expect(item.queryAllByText(/used/i).map(({ textContent }) => textContent)).toEqual(told)
})
