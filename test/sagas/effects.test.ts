import { expectSaga } from 'redux-saga-test-plan'
import { all, allEffect, call, callEffect, race, type Saga } from 'src/sagas/effects'

const aNumber = (): number => 1
const aText = (): Promise<string> => Promise.resolve('text')
function* nested(): Saga<boolean> {
  yield* call(aNumber)
  return true
}

/** Fails to compile where what a member gives is not what is taken from it. */
function* members(): Saga<unknown> {
  const [number, text] = yield* all([callEffect(aNumber), callEffect(aText)])
  const { flag, list } = yield* race({
    flag: callEffect(nested),
    list: allEffect([callEffect(aNumber), callEffect(nested)]),
  })
  const counted: number = number
  const worded: string = text
  const asked: boolean | undefined = flag
  const first: number | undefined = list?.[0]
  // @ts-expect-error -- the second member gives a text
  const swapped: number = text
  // @ts-expect-error -- the first of the race gives a boolean
  const crossed: string | undefined = flag
  return { counted, worded, asked, first, swapped, crossed }
}

test('all and race give what their members give', async () => {
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
