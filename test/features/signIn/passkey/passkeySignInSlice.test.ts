import {
  passkeyActions,
  passkeySignInSlice,
  type PasskeyState,
  fieldOfferActions,
  passkeyFieldSlice,
  type FieldOfferState,
} from 'src/features/signIn/passkey/passkeySignInSlice'
import type { UnknownAction } from '@reduxjs/toolkit'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loginActions } from 'src/features/signIn/loginSlice'
import { passkeyDue, type PasskeyDueFacts } from 'src/features/signIn/passkey/passkeyDue'
import { afterPasskey } from 'src/features/signIn/passkey/afterPasskey'
import type { AfterPassword } from 'src/features/signIn/afterPassword'
import type { PasskeyAnswer } from 'src/services/api/passkeys/passkeySignInService'
import { act, screen } from '@testing-library/react'
import { openApp } from 'test/support/openApp'
import { alert, beginAnew, button, username } from 'test/support/signInForm'

describe('a sign-in by passkey', () => {
  type Action = Parameters<typeof passkeySignInSlice.reducer>[1]

  test.each<[rule: string, before: PasskeyState, action: Action, after: PasskeyState]>([
    ['pressing the button requests a passkey', 'idle', passkeyActions.buttonPressed(), 'asking'],
    ['during a sign-in, a press does nothing', 'signingIn', passkeyActions.buttonPressed(), 'signingIn'],
    ['a chosen passkey signs in', 'asking', passkeyActions.chosen(), 'signingIn'],
    ['an offered passkey signs in without the button', 'idle', passkeyActions.chosen(), 'signingIn'],
    ['the end of a sign-in allows another press', 'signingIn', passkeyActions.ended(), 'idle'],
  ])('%s', (_rule, before, action, after) => {
    expect(passkeySignInSlice.reducer(before, action)).toBe(after)
  })
})

describe('the offer in the field', () => {
  const [soon, late] = [1, 2].map(minutes => ({
    monotonicMs: minutes * 60_000,
    wallMs: minutes * 60_000,
  })) as [{ monotonicMs: number; wallMs: number }, { monotonicMs: number; wallMs: number }]
  const begun: FieldOfferState = { pause: soon }
  const failed: FieldOfferState = { rests: true }
  const limited: FieldOfferState = { rests: true, retry: late }
  const seen = sessionEvents.pageNoticed({ kind: 'seen' })

  // (passkeys/autofill)
  test.each<[rule: string, before: FieldOfferState, event: UnknownAction, after: FieldOfferState]>([
    ['an offer is followed by a pause', {}, fieldOfferActions.begun(soon), begun],
    ['a later offer clears the server’s time', { retry: late }, fieldOfferActions.begun(soon), begun],
    ['a failed offer is not repeated', begun, fieldOfferActions.failed(), failed],
    ['no offer is repeated before the server’s time', begun, fieldOfferActions.failed(late), limited],
    ['a failed offer may be repeated once the page becomes visible', failed, seen, {}],
    ['or restored', failed, sessionEvents.pageRestored(), {}],
    ['a page that becomes visible keeps the server’s time', limited, seen, { retry: late }],
    ['a page that becomes visible keeps the pause', begun, seen, begun],
    ['an arrival clears the pause', { ...begun, rests: true }, fieldOfferActions.arrived(), {}],
    ['an arrival keeps the server’s time', limited, fieldOfferActions.arrived(), { retry: late }],
    ['going online allows no other offer', failed, sessionEvents.pageNoticed({ kind: 'online' }), failed],
    ['an edit changes nothing', begun, loginActions.usernameEdited('x'), begun],
    ['pressing the button ends the pause', begun, passkeyActions.buttonPressed(), {}],
    ['choosing a passkey ends the pause', begun, passkeyActions.chosen(), {}],
    ['a sign-in ends the pause', begun, loginActions.passwordSubmitted({ username: 'x', password: 'y' }), {}],
    ['a press allows no offer after a failure', limited, passkeyActions.buttonPressed(), limited],
  ])('%s', (_rule, before, event, after) => {
    expect(passkeyFieldSlice.reducer(before, event)).toStrictEqual(after)
  })
})

describe('the offer after the sign-in', () => {
  const willing: PasskeyDueFacts = {
    offered: true,
    enabled: true,
    upgrade: false,
    canKeep: true,
    canUpgrade: false,
    later: false,
  }

  // (passkeys/offer, passkeys/upgrade, passkeys/not-now)
  const table: [rule: string, facts: PasskeyDueFacts, due: string][] = [
    ['a passkey is offered if the server asks for it', willing, 'offer'],
    ['no passkey is offered if the server does not ask for it', { ...willing, offered: false }, 'none'],
    ['no passkey is offered in a company without passkeys', { ...willing, enabled: false }, 'none'],
    ['no passkey is offered on a device that cannot store one', { ...willing, canKeep: false }, 'none'],
    ['no passkey is offered after Not now', { ...willing, later: true }, 'none'],
    [
      'a browser that can and may upgrade creates the passkey automatically',
      { ...willing, upgrade: true, canUpgrade: true },
      'upgrade',
    ],
    [
      'a browser that can and may upgrade does so even after Not now',
      { ...willing, upgrade: true, canUpgrade: true, later: true },
      'upgrade',
    ],
    ['a browser that may not upgrade offers the passkey', { ...willing, canUpgrade: true }, 'offer'],
    ['a browser that cannot upgrade offers the passkey', { ...willing, upgrade: true }, 'offer'],
    [
      'no browser upgrades if the server does not ask for it',
      { ...willing, offered: false, upgrade: true, canUpgrade: true },
      'none',
    ],
  ]

  test.each(table)('%s', (_rule, facts, due) => {
    expect(passkeyDue(facts)).toBe(due)
  })
})

describe('the answer to a passkey', () => {
  const problem = (code: string) => ({ kind: 'problem', problem: { code } }) as AfterPassword
  const known = (answer: Extract<PasskeyAnswer, { kind: 'known' }>['answer']): PasskeyAnswer => ({
    kind: 'known',
    username: 'ada',
    answer,
  })

  // (passkeys/sign-in, passkeys/unknown)
  const table: [rule: string, answer: PasskeyAnswer, next: AfterPassword][] = [
    [
      'an accepted passkey leads to the post-password checks',
      known({ kind: 'signedIn', person: { userId: 'u-7' } }),
      { kind: 'checks', person: { userId: 'u-7' } },
    ],
    [
      'an accepted passkey of a federated user leads to the identity provider’s address',
      known({ kind: 'signedIn', person: { type: 'federated' } }),
      { kind: 'federated' },
    ],
    ['an accepted passkey can lead to a factor', known({ kind: 'secondFactorDue' }), { kind: 'factor' }],
    [
      'a rejected passkey has its own message',
      { kind: 'refused', answer: { kind: 'refused' } },
      problem('passkeyRefused'),
    ],
    [
      'a missing phone has the same message as after a password',
      { kind: 'refused', answer: { kind: 'phoneNotRegistered' } },
      problem('phoneNotRegistered'),
    ],
    ['an unknown passkey has its own message', { kind: 'unknown' }, problem('passkeyUnknown')],
  ]

  test.each(table)('%s', (_rule, answer, next) => {
    expect(afterPasskey(answer)).toEqual(next)
  })
})

describe('a right passkey', () => {
  beforeEach(beginAnew)

  // (passkeys/sign-in, waits/facts)
  test('after an accepted passkey, the form waits for the checks under the name in the answer', async () => {
    const { user, store } = await openApp()
    await user.type(username(), 'jan')
    act(() => void store.dispatch(loginActions.personProven('grace')))
    expect(username()).toHaveValue('grace')
    expect(username()).toHaveAttribute('readonly')
    expect(button('Please wait')).toHaveAttribute('type', 'submit')
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(screen.queryByText('Opening Harbor…')).toBeNull()
  })

  test('if a check fails after an accepted passkey, the form works again and keeps the name', async () => {
    const { store } = await openApp()
    act(() => void store.dispatch(loginActions.personProven('grace')))
    act(() => void store.dispatch(loginActions.failed({ code: 'serverLater' })))
    expect(await alert()).toHaveTextContent('Server error. Please try later.')
    expect(username()).toHaveValue('grace')
    expect(username()).not.toHaveAttribute('readonly')
    expect(button('Next')).toHaveAttribute('type', 'submit')
  })
})
