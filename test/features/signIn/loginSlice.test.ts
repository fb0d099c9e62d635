import { loginActions, loginSlice, type LoginState } from 'src/features/signIn/loginSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'

const {
  arrived,
  continued,
  failed,
  nameForgotten,
  personProven,
  passwordAsked,
  passwordEdited,
  passwordForgotten,
  passwordSubmitted,
  proofAwaited,
  providerFound,
  usernameEdited,
  usernameSubmitted,
  wentBack,
  wentForward,
} = loginActions

const answered = recordActions.answered({ username: 'jane', mark: { id: '1a', who: '' }, answer: {} })
const redirectUrl = 'https://idp.example/start'
const jane = { username: 'jane', password: 's3cret' }
const wrong = { code: 'wrongCredentials' } as const
const noName = { code: 'enterUsername' } as const

// The browser remembers the name until the provider or the web app opens: each row states whether it still does.
const kept = { username: 'jane', remembered: true } as const
const username: LoginState = { ...kept, step: 'username' }
const lookingUp: LoginState = { ...kept, step: 'lookingUp' }
const password: LoginState = { ...kept, step: 'password' }
const signingIn: LoginState = { ...kept, step: 'signingIn' }
const proving: LoginState = { ...signingIn, proving: 'robotCheck' }
const byPasskey: LoginState = { username: 'joe', step: 'signingIn', answered: true, by: 'device' }
const provider: LoginState = { username: 'jane', step: 'idpRedirect', redirectUrl, ownProvider: true }
const leaving: LoginState = { username: 'jane', step: 'leaving' }
const wrongName: LoginState = { ...username, problem: wrong }
const wrongPassword: LoginState = { ...password, problem: wrong }
const noWay: LoginState = { ...provider, problem: { code: 'offline' } }
const another: LoginState = { username: 'joe', step: 'username' }
const edited: LoginState = { ...another, typed: true }
const nobody: LoginState = { username: '', step: 'username' }

type Event = Parameters<typeof loginSlice.reducer>[1]

const table: [rule: string, before: LoginState, event: Event, after: LoginState][] = [
  ['arriving starts afresh', wrongPassword, arrived({ username: 'joe' }), another],
  ['arriving shows the reason', leaving, arrived({ ...kept, problem: wrong }), wrongName],
  ['a username is looked up and clears the problem', wrongName, usernameSubmitted('jane'), lookingUp],
  [
    'a different username is not the remembered one',
    username,
    usernameSubmitted('joe'),
    { username: 'joe', step: 'lookingUp' },
  ],
  ['an empty username is rejected', wrongName, usernameSubmitted(''), { ...nobody, problem: noName }],
  ['a lookup can lead to the password', lookingUp, passwordAsked(), password],
  [
    'a name that is not remembered stays so on the password step',
    { username: 'jane', step: 'lookingUp' },
    passwordAsked(),
    { username: 'jane', step: 'password' },
  ],
  [
    'a lookup can lead to an identity provider',
    lookingUp,
    providerFound({ redirectUrl, ownProvider: true }),
    provider,
  ],
  ['editing the username clears the problem', wrongName, usernameEdited('joe'), edited],
  ['editing the username cancels the lookup', lookingUp, usernameEdited('joe'), edited],
  ['editing the username leaves the password step', wrongPassword, usernameEdited('joe'), edited],
  ['editing the username leaves the provider step', noWay, usernameEdited('joe'), edited],
  ['editing the password clears the problem', wrongPassword, passwordEdited(), password],
  ['a password signs in and clears the problem', wrongPassword, passwordSubmitted(jane), signingIn],
  [
    'a password is submitted with the username in the form',
    password,
    passwordSubmitted({ ...jane, username: 'joe' }),
    { username: 'joe', step: 'signingIn' },
  ],
  [
    'an empty password is rejected',
    password,
    passwordSubmitted({ ...jane, password: '' }),
    { ...password, problem: { code: 'enterPassword' } },
  ],
  ['a sign-in that awaits a proof shows it', signingIn, proofAwaited('robotCheck'), proving],
  ['a proof outside a sign-in is not shown', password, proofAwaited('robotCheck'), password],
  ['a password of spaces is not empty', password, passwordSubmitted({ ...jane, password: '  ' }), signingIn],
  [
    'a password without a username is rejected',
    password,
    passwordSubmitted({ ...jane, username: '' }),
    { username: '', step: 'password', problem: noName },
  ],
  [
    'an empty form is rejected for both fields',
    password,
    passwordSubmitted({ username: '', password: '' }),
    { username: '', step: 'password', problem: { code: 'enterBoth' } },
  ],
  ['a failed lookup is shown on the username step', lookingUp, failed(wrong), wrongName],
  ['a failed sign-in is shown on the password step', signingIn, failed(wrong), wrongPassword],
  ['a failure on the password step is shown there', password, failed(wrong), wrongPassword],
  ['a failure on the username step is shown there', username, failed(wrong), wrongName],
  ['a failed redirect to a provider is shown on its step', provider, failed({ code: 'offline' }), noWay],
  ['Continue clears the problem', noWay, continued('jane'), provider],
  ['Continue without a username is rejected', provider, continued(''), { ...nobody, problem: noName }],
  ['forgetting the name empties the form', wrongPassword, nameForgotten('Jane'), nobody],
  ['forgetting another name changes nothing', wrongPassword, nameForgotten('joe'), wrongPassword],
  [
    'an accepted passkey keeps the username step and shows its own name',
    wrongPassword,
    personProven('joe'),
    byPasskey,
  ],
  [
    'a failure after an accepted passkey is shown on the username step',
    byPasskey,
    failed(wrong),
    { ...another, problem: wrong },
  ],
  ['a forgotten password keeps the username', wrongPassword, passwordForgotten('joe'), another],
  ['Back clears the password and its problem', wrongPassword, wentBack(), username],
  ['Back cancels a password that is being sent', signingIn, wentBack(), username],
  ['Back cancels the checks that follow a passkey', byPasskey, wentBack(), another],
  ['Back leaves the provider step', noWay, wentBack(), { username: 'jane', step: 'username' }],
  ['Back cancels the redirect', leaving, wentBack(), { username: 'jane', step: 'username' }],
  [
    'Back does not change an arrival that opens the web app',
    { ...leaving, username: '' },
    wentBack(),
    { ...leaving, username: '' },
  ],
  ['Back changes nothing on the username step', wrongName, wentBack(), wrongName],
  ['Back changes nothing during a lookup', lookingUp, wentBack(), lookingUp],
  ['Forward asks for the password again', wrongName, wentForward(password), password],
  [
    'Forward shows the identity provider again',
    edited,
    wentForward({ ...provider, username: 'Joe' }),
    { ...provider, username: 'joe' },
  ],
  ['Forward keeps a different username', edited, wentForward(password), edited],
  ['Forward does not change a lookup', lookingUp, wentForward(password), lookingUp],
  ['leaving hides the form', signingIn, sessionEvents.pageLeft(), leaving],
  // (one-sign-in/ended)
  ['a correct password is recorded at once', signingIn, answered, { ...signingIn, answered: true }],
  ['an answer to a passkey does not count as an answer to a password', username, answered, username],
  [
    'another tab’s sign-in keeps the typed name and starts afresh',
    signingIn,
    sessionEvents.overtaken({ by: 'otherAccount', mark: undefined }),
    { username: 'jane', step: 'username' },
  ],
  [
    'signing out keeps only the username',
    signingIn,
    sessionEvents.signOutRequested(),
    { username: 'jane', step: 'username' },
  ],
  ['another account clears the form', signingIn, sessionEvents.signOutRequested(true), nobody],
  // The next user may already be typing.
  ['the end of that sign-out changes nothing', signingIn, sessionEvents.signedOut(true), signingIn],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(loginSlice.reducer(before, event)).toStrictEqual(after)
})

test.each<[event: string, on: string, state: LoginState, event: Event]>([
  ['an edit of the username', 'a sign-in', signingIn, usernameEdited('joe')],
  ['an edit of the username', 'a way out', leaving, usernameEdited('joe')],
  ['an edit of the password', 'a sign-in', signingIn, passwordEdited()],
  ['an edit of the password', 'a step without a problem', password, passwordEdited()],
  ['a second username', 'a lookup', lookingUp, usernameSubmitted('joe')],
  ['a username', 'the password step', password, usernameSubmitted('joe')],
  ['a second password', 'a sign-in', signingIn, passwordSubmitted(jane)],
  ['a password', 'the username step', username, passwordSubmitted(jane)],
  ['Continue', 'the username step', username, continued('jane')],
])('%s changes nothing on %s', (_event, _on, state, event) => {
  expect(loginSlice.reducer(state, event)).toBe(state)
})
