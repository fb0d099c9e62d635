import { loginActions, loginReducer, type LoginState } from 'src/features/signIn/loginSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'

const IDP = 'https://idp.example/start'
const username: LoginState = { step: 'username', username: 'jane' }
const lookingUp: LoginState = { step: 'lookingUp', username: 'jane' }
const password: LoginState = { step: 'password', username: 'jane' }
const signingIn: LoginState = { step: 'signingIn', username: 'jane' }
const provider: LoginState = { step: 'idpRedirect', username: 'jane', redirectUrl: IDP, ownProvider: false }
const leaving: LoginState = { step: 'leaving', username: 'jane' }
const wrong = { code: 'wrongCredentials' } as const
const jane = { username: 'jane', password: 's3cret' }

type Event = Parameters<typeof loginReducer>[1]

const table: [rule: string, before: LoginState, event: Event, after: LoginState][] = [
  ['a username is looked up', username, loginActions.usernameSubmitted('jane'), lookingUp],
  [
    'an old problem is gone at the next submit',
    { ...username, problem: wrong },
    loginActions.usernameSubmitted('jane'),
    lookingUp,
  ],
  [
    'an empty username is not',
    username,
    loginActions.usernameSubmitted(''),
    { step: 'username', username: '', problem: { code: 'enterUsername' } },
  ],
  ['a second submit changes nothing', lookingUp, loginActions.usernameSubmitted('joe'), lookingUp],
  ['nor does one on the password step', password, loginActions.usernameSubmitted('joe'), password],
  ['the password is due', lookingUp, loginActions.passwordAsked(), password],
  [
    'a provider was found',
    lookingUp,
    loginActions.providerFound({ redirectUrl: IDP, ownProvider: false }),
    provider,
  ],
  [
    'an edit of the username takes the password step back',
    password,
    loginActions.usernameEdited('joe'),
    { step: 'username', username: 'joe' },
  ],
  ['and the provider', provider, loginActions.usernameEdited('joe'), { step: 'username', username: 'joe' }],
  ['and a lookup', lookingUp, loginActions.usernameEdited('joe'), { step: 'username', username: 'joe' }],
  [
    'and a problem',
    { ...username, problem: wrong },
    loginActions.usernameEdited('joe'),
    { step: 'username', username: 'joe' },
  ],
  ['but no sign-in that is under way', signingIn, loginActions.usernameEdited('joe'), signingIn],
  ['nor a way out', leaving, loginActions.usernameEdited('joe'), leaving],
  [
    'an edit of the password takes its problem back',
    { ...password, problem: wrong },
    loginActions.passwordEdited(),
    password,
  ],
  ['and nothing else', signingIn, loginActions.passwordEdited(), signingIn],
  ['a password is submitted', password, loginActions.passwordSubmitted(jane), signingIn],
  [
    'after a problem as well',
    { ...password, problem: wrong },
    loginActions.passwordSubmitted(jane),
    signingIn,
  ],
  [
    'an empty one is not',
    password,
    loginActions.passwordSubmitted({ ...jane, password: '' }),
    { ...password, problem: { code: 'enterPassword' } },
  ],
  [
    'nor one without a username',
    password,
    loginActions.passwordSubmitted({ ...jane, username: '' }),
    { step: 'password', username: '', problem: { code: 'enterUsername' } },
  ],
  [
    'nor when both are missing',
    password,
    loginActions.passwordSubmitted({ username: '', password: '' }),
    { step: 'password', username: '', problem: { code: 'enterBoth' } },
  ],
  ['a second password changes nothing', signingIn, loginActions.passwordSubmitted(jane), signingIn],
  ['nor does one before its step', username, loginActions.passwordSubmitted(jane), username],
  [
    'a failure of the lookup is told on the username step',
    lookingUp,
    loginActions.failed(wrong),
    { ...username, problem: wrong },
  ],
  [
    'a failure of the sign-in on the password step',
    signingIn,
    loginActions.failed(wrong),
    { ...password, problem: wrong },
  ],
  [
    'one that comes late on the username step',
    username,
    loginActions.failed(wrong),
    { ...username, problem: wrong },
  ],
  [
    'a failure of the way to the provider on its own step',
    provider,
    loginActions.failed({ code: 'offline' }),
    { ...provider, problem: { code: 'offline' } },
  ],
  [
    'Continue takes its problem back',
    { ...provider, problem: { code: 'offline' } },
    loginActions.continued('jane'),
    provider,
  ],
  ['Continue leaves the step as it is', provider, loginActions.continued('jane'), provider],
  [
    'without a username it returns to the username step',
    provider,
    loginActions.continued(''),
    { step: 'username', username: '', problem: { code: 'enterUsername' } },
  ],
  [
    'a forgotten password keeps the username',
    { ...password, problem: wrong },
    loginActions.passwordForgotten('joe'),
    { step: 'username', username: 'joe' },
  ],
  ['leaving hides the form', signingIn, sessionEvents.pageLeft(), leaving],
  [
    'arriving begins again',
    leaving,
    loginActions.arrived({ username: 'joe' }),
    { step: 'username', username: 'joe' },
  ],
  [
    'and says why',
    leaving,
    loginActions.arrived({ username: 'joe', problem: wrong }),
    { step: 'username', username: 'joe', problem: wrong },
  ],
  ['signing out keeps the username alone', signingIn, sessionEvents.signedOut(), username],
  [
    'somebody else’s signing out keeps nothing',
    signingIn,
    sessionEvents.signedOut(true),
    { step: 'username', username: '' },
  ],
  [
    'a remembered name stays remembered on its way to the password',
    { step: 'lookingUp', username: 'jane', remembered: true },
    loginActions.passwordAsked(),
    { step: 'password', username: 'jane', remembered: true },
  ],
  [
    'an edited name is no longer the remembered one',
    { step: 'username', username: 'jane', remembered: true },
    loginActions.usernameEdited('janet'),
    { step: 'username', username: 'janet' },
  ],
  [
    'a forgotten name is gone',
    { step: 'password', username: 'jane', remembered: true },
    loginActions.nameForgotten(),
    { step: 'username', username: '' },
  ],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(loginReducer(before, event)).toEqual(after)
})

test('it begins with an empty username', () => {
  expect(loginReducer(undefined, { type: 'x' })).toEqual({ step: 'username', username: '' })
})
