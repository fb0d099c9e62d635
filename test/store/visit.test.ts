import { createMemoryHistory } from 'history'
import { allProgress } from 'src/app/journeys/allProgress'
import { loginActions } from 'src/features/signIn/loginSlice'
import { buildStore } from 'src/store/createStore'
import { followVisit } from 'src/store/visit'
import { settled } from 'test/support/settled'

/** A page at the sign-in, and how often its visit has changed. */
function openPage() {
  const { store, journeys } = buildStore(createMemoryHistory({ initialEntries: ['/signin/'] }))
  const known = () => allProgress(journeys())
  const changed = jest.fn()
  return {
    store,
    changed,
    visit: followVisit({ store, known }, step => (step === 'password' ? 'autofilled' : undefined), changed),
  }
}

// (visits/beacon)
test('a visit begins with what the page shows, and hears of each step once', async () => {
  const { store, changed, visit } = openPage()
  expect(changed).toHaveBeenCalledTimes(1)
  store.dispatch(loginActions.usernameEdited('grace'))
  store.dispatch(loginActions.usernameEdited('graceh'))
  await settled()
  expect(changed).toHaveBeenCalledTimes(1)
  store.dispatch(loginActions.passwordAsked())
  await settled()
  expect(changed).toHaveBeenCalledTimes(2)
  expect(visit.told()).toEqual({
    steps: [
      { step: 'username', seconds: 0, tries: 0 },
      { step: 'password', seconds: 0, tries: 0, entry: 'autofilled' },
    ],
    end: 'left',
  })
})

test('events that come together are one', async () => {
  const { store, visit } = openPage()
  store.dispatch(loginActions.passwordAsked())
  store.dispatch(loginActions.passwordForgotten('grace'))
  await settled()
  expect(visit.told().steps).toHaveLength(1)
})

// (visits/beacon)
test('a page that the browser shows again begins another visit', () => {
  const { store, visit } = openPage()
  store.dispatch(loginActions.passwordAsked())
  expect(visit.told().steps).toHaveLength(2)
  visit.beginAgain()
  expect(visit.told().steps).toMatchObject([{ step: 'password' }])
})
