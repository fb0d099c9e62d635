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

// This browser remembers the name until the provider or the web app takes over: each rule says whether it still does.
const kept = { username: 'jane', remembered: true } as const
const username: LoginState = { ...kept, step: 'username' }
const lookingUp: LoginState = { ...kept, step: 'lookingUp' }
const password: LoginState = { ...kept, step: 'password' }
const signingIn: LoginState = { ...kept, step: 'signingIn' }
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
  ['arriving begins again', wrongPassword, arrived({ username: 'joe' }), another],
  ['arriving says why', leaving, arrived({ ...kept, problem: wrong }), wrongName],
  ['a username is looked up without its problem', wrongName, usernameSubmitted('jane'), lookingUp],
  [
    'another username is not a remembered one',
    username,
    usernameSubmitted('joe'),
    { username: 'joe', step: 'lookingUp' },
  ],
  ['an empty username is asked for', wrongName, usernameSubmitted(''), { ...nobody, problem: noName }],
  ['the password is due', lookingUp, passwordAsked(), password],
  [
    'a name that nobody remembers is not remembered with its password',
    { username: 'jane', step: 'lookingUp' },
    passwordAsked(),
    { username: 'jane', step: 'password' },
  ],
  ['a provider was found', lookingUp, providerFound({ redirectUrl, ownProvider: true }), provider],
  ['another username takes the problem back', wrongName, usernameEdited('joe'), edited],
  ['another username cancels the lookup', lookingUp, usernameEdited('joe'), edited],
  ['another username takes the password step back', wrongPassword, usernameEdited('joe'), edited],
  ['another username takes the provider back', noWay, usernameEdited('joe'), edited],
  ['another password takes the problem back', wrongPassword, passwordEdited(), password],
  ['a password signs in without its problem', wrongPassword, passwordSubmitted(jane), signingIn],
  [
    'a password signs in whose name it comes with',
    password,
    passwordSubmitted({ ...jane, username: 'joe' }),
    { username: 'joe', step: 'signingIn' },
  ],
  [
    'an empty password is asked for',
    password,
    passwordSubmitted({ ...jane, password: '' }),
    { ...password, problem: { code: 'enterPassword' } },
  ],
  [
    'a password without a username asks for one',
    password,
    passwordSubmitted({ ...jane, username: '' }),
    { username: '', step: 'password', problem: noName },
  ],
  [
    'an empty form asks for both',
    password,
    passwordSubmitted({ username: '', password: '' }),
    { username: '', step: 'password', problem: { code: 'enterBoth' } },
  ],
  ['a failure of the lookup is told on its step', lookingUp, failed(wrong), wrongName],
  ['a failure of the sign-in is told on its step', signingIn, failed(wrong), wrongPassword],
  ['a failure on the password step is told there', password, failed(wrong), wrongPassword],
  ['a failure on the username step is told there', username, failed(wrong), wrongName],
  ['a failure on the way to a provider is told there', provider, failed({ code: 'offline' }), noWay],
  ['Continue takes the problem back', noWay, continued('jane'), provider],
  ['Continue without a username asks for one', provider, continued(''), { ...nobody, problem: noName }],
  ['somebody else has no name yet', wrongPassword, nameForgotten('Jane'), nobody],
  [
    'another name that is forgotten is not the one in the field',
    wrongPassword,
    nameForgotten('joe'),
    wrongPassword,
  ],
  [
    'a right passkey waits on the first step, with its own name',
    wrongPassword,
    personProven('joe'),
    byPasskey,
  ],
  [
    'a failure after a right passkey is told on the first step',
    byPasskey,
    failed(wrong),
    { ...another, problem: wrong },
  ],
  ['a forgotten password keeps the username', wrongPassword, passwordForgotten('joe'), another],
  ['Back takes the password and its problem away', wrongPassword, wentBack(), username],
  ['Back cancels a password that is on its way', signingIn, wentBack(), username],
  ['Back cancels what follows a passkey', byPasskey, wentBack(), another],
  ['Back takes the provider away', noWay, wentBack(), { username: 'jane', step: 'username' }],
  ['Back stops the way out', leaving, wentBack(), { username: 'jane', step: 'username' }],
  [
    'Back leaves an arrival that opens the web app alone',
    { ...leaving, username: '' },
    wentBack(),
    { ...leaving, username: '' },
  ],
  ['Back to a username changes nothing', wrongName, wentBack(), wrongName],
  ['Back to a lookup changes nothing', lookingUp, wentBack(), lookingUp],
  ['Forward asks for the password again', wrongName, wentForward(password), password],
  [
    'Forward shows the provider again',
    edited,
    wentForward({ ...provider, username: 'Joe' }),
    { ...provider, username: 'joe' },
  ],
  ['Forward keeps another name', edited, wentForward(password), edited],
  ['Forward leaves a lookup alone', lookingUp, wentForward(password), lookingUp],
  ['leaving hides the form', signingIn, sessionEvents.pageLeft(), leaving],
  // (one-sign-in/ended)
  ['a right password is answered, and the checks run', signingIn, answered, { ...signingIn, answered: true }],
  ['an answer to a passkey is not one to a password', username, answered, username],
  [
    'another page’s sign-in leaves the name that was typed, and begins again',
    signingIn,
    sessionEvents.overtaken({ by: 'otherAccount', mark: undefined }),
    { username: 'jane', step: 'username' },
  ],
  [
    'signing out keeps the username alone',
    signingIn,
    sessionEvents.signOutRequested(),
    { username: 'jane', step: 'username' },
  ],
  ['signing out as somebody else keeps nothing', signingIn, sessionEvents.signOutRequested(true), nobody],
  // The next person may be typing by then.
  [
    'that somebody is signed out at last changes nothing',
    signingIn,
    sessionEvents.signedOut(true),
    signingIn,
  ],
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

test('a failure brings its problem along to a ticket', () => {
  expect(failed(wrong)).toStrictEqual({
    type: 'login/failed',
    payload: wrong,
    meta: { problem: wrong },
  })
})

test.each([
  [usernameSubmitted.type, 'login/usernameSubmitted'],
  [passwordSubmitted.type, 'login/passwordSubmitted'],
  [continued.type, 'login/continued'],
])('the scenarios know %s by its name', (type, name) => {
  expect(type).toBe(name)
})

test('it begins with an empty username', () => {
  expect(loginSlice.reducer(undefined, { type: '@@init' })).toStrictEqual({ username: '', step: 'username' })
})
