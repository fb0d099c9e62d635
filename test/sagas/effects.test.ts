import { expectSaga } from 'redux-saga-test-plan'
import type { Route } from 'src/constants/routes'
import type { InstallerState } from 'src/features/onboarding/installerSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { all, call, race, type Saga, select } from 'src/sagas/effects'
import { appState } from 'test/support/appState'

const aNumber = (): number => 1
const aText = (): Promise<string> => Promise.resolve('text')
function* nested(): Saga<boolean> {
  yield* call(aNumber)
  return true
}

/** Fails to compile if the type of a member’s result differs from the type of its variable. */
function* members(): Saga<unknown> {
  const [number, text] = yield* all([call(aNumber), call(aText)])
  const { flag, list } = yield* race({
    flag: call(nested),
    list: all([call(aNumber), call(nested)]),
  })
  const counted: number = number
  const worded: string = text
  const asked: boolean | undefined = flag
  const first: number | undefined = list?.[0]
  // @ts-expect-error -- the second member returns a string
  const swapped: number = text
  // @ts-expect-error -- the first member of the race returns a boolean
  const crossed: string | undefined = flag
  return { counted, worded, asked, first, swapped, crossed }
}

test('all and race return the results of their members', async () => {
  const { returnValue } = (await expectSaga(members).run()) as { returnValue: unknown }
  expect(returnValue).toEqual({
    counted: 1,
    worded: 'text',
    asked: true,
    first: undefined,
    swapped: 'text',
    crossed: true,
  })
})

/** Fails to compile if `select` reads something that the state of the app does not hold. */
function* selected(): Saga<unknown> {
  const route: Route = yield* select(selectRoute)
  // @ts-expect-error -- no slice has this name
  const renamed = yield* select(({ wizard }: { wizard: string }) => wizard)
  // @ts-expect-error -- a lazily loaded slice may be missing
  const late = yield* select(({ installer }: { installer: InstallerState }) => installer)
  return { route, renamed, late }
}

test('select returns the state of the app', async () => {
  const { returnValue } = (await expectSaga(selected).withState(appState()).run()) as { returnValue: unknown }
  expect(returnValue).toEqual({ route: '/', renamed: undefined, late: undefined })
})
