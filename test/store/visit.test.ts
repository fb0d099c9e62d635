import { createMemoryHistory } from 'history'
import { allProgress } from 'src/app/journeys/allProgress'
import { loginActions } from 'src/features/signIn/loginSlice'
import { buildStore } from 'src/store/createStore'
import { followVisit } from 'src/store/visit'
import { settled } from 'test/support/settled'

/** Opens the sign-in page and counts the changes of its visit. */
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
test('a visit starts with the current screen and receives each step once', async () => {
  const { store, changed, visit } = openPage()
  expect(changed).toHaveBeenCalledTimes(1)
  store.dispatch(loginActions.usernameEdited('grace'))
  store.dispatch(loginActions.usernameEdited('graceh'))
  await settled()
  expect(changed).toHaveBeenCalledTimes(1)
  store.dispatch(loginActions.passwordAsked())
  await settled()
  expect(changed).toHaveBeenCalledTimes(2)
  expect(visit.report()).toEqual({
    steps: [
      { step: 'username', seconds: 0, tries: 0 },
      { step: 'password', seconds: 0, tries: 0, entry: 'autofilled' },
    ],
    end: 'left',
  })
})

test('simultaneous events change the visit once', async () => {
  const { store, visit } = openPage()
  store.dispatch(loginActions.passwordAsked())
  store.dispatch(loginActions.passwordForgotten('grace'))
  await settled()
  expect(visit.report().steps).toHaveLength(1)
})

// (visits/beacon)
test('a page that is shown again starts another visit', () => {
  const { store, visit } = openPage()
  store.dispatch(loginActions.passwordAsked())
  expect(visit.report().steps).toHaveLength(2)
  visit.beginAgain()
  expect(visit.report().steps).toMatchObject([{ step: 'password' }])
})
