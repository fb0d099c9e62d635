import { act } from '@testing-library/react'
import { sessionEvents } from 'src/features/session/sessionEvents'
import type { MessageKey } from 'src/messages/en-US'
import { type Answers, openApp } from 'test/support/openApp'
import { buttonThatSays, expectPage, patiently, words, WRONG } from 'test/support/pseudoPage'

const KEY = 'foyer.currentSignIn'
const LOGOUT = 'POST /api/auth/v2/logout'
const waiting: Answers = { 'GET /api/auth/v2/session-status': () => new Promise<undefined>(() => undefined) }

describe('one sign-in', () => {
  beforeEach(() => {
    document.cookie = 'lastLoginUsername=ω; path=/'
  })

  // (one-sign-in/ended)
  test.each<[key: MessageKey, mark: object]>([
    ['problem.otherAccount', { id: 'later', who: '' }],
    ['problem.signedOutElsewhere', { id: 'latest', who: '', ended: true }],
  ])('%s', async (key, mark) => {
    await openApp({ path: '/signin/session-status', answers: waiting })
    await expectPage('session.checking')
    localStorage.setItem(KEY, JSON.stringify(mark))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
    await expectPage(key)
  })

  // (one-sign-in/sign-out)
  test('a sign-out that may have failed, until it succeeds', async () => {
    const answers: Answers = { ...waiting, [LOGOUT]: WRONG }
    const { store, user, asked } = await openApp({
      path: '/signin/session-status',
      answers: { ...answers, [LOGOUT]: () => answers[LOGOUT] as typeof WRONG },
    })
    await expectPage('session.checking')
    act(() => void store.dispatch(sessionEvents.signOutRequested()))
    await expectPage('problem.maybeSignedIn', 'action.tryAgain')
    answers[LOGOUT] = {}
    await user.click(await buttonThatSays('action.tryAgain'))
    await patiently(() => expect(document.body.textContent).not.toContain(words['problem.maybeSignedIn']))
    expect(asked(LOGOUT)).toHaveLength(2)
  })
})
