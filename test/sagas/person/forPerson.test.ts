import { testSaga } from 'redux-saga-test-plan'
import type { Saga } from 'src/sagas/effects'
import { forPerson } from 'src/sagas/person/forPerson'
import { tellPerson } from 'src/sagas/person/person'

test('for whom the screen is, is told before its journey begins', () => {
  const journey = (): Saga => tellPerson()
  testSaga(forPerson(journey)).next().call(tellPerson).next().call(journey).next().isDone()
})
