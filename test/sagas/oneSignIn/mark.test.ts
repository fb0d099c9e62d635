import { testSaga } from 'redux-saga-test-plan'
import { recordActions } from 'src/features/session/record/recordSlice'
import { leaveForProvider } from 'src/sagas/oneSignIn/leaveForProvider'
import { beginMark, endMark } from 'src/sagas/oneSignIn/mark'
import { newMarkId, hashPerson, writeMark } from 'src/services/storage/currentSignIn'
import { forgetEarlier } from 'src/services/storage/rememberedPerson'

// (one-sign-in/mark)
test('a sign-in that begins has an id of its own, and every page is told', () => {
  const mark = { id: '1a', who: 'ff' }
  testSaga(beginMark, 'ada')
    .next()
    .call(newMarkId)
    .next('1a')
    .call(hashPerson, '1a', 'ada')
    .next('ff')
    .call(writeMark, mark)
    .next()
    .returns(mark)
})

test('an end names nobody', () => {
  const mark = { id: '2b', who: '', ended: true }
  testSaga(endMark).next().call(newMarkId).next('2b').call(writeMark, mark).next().returns(mark)
})

// (storage/next-person, one-sign-in/mark)
test('before a provider the person before is forgotten, and the sign-in is marked', () => {
  const mark = { id: '1a', who: 'ff' }
  testSaga(leaveForProvider, 'ada')
    .next()
    .call(forgetEarlier, 'ada')
    .next()
    .call(beginMark, 'ada')
    .next(mark)
    .put(recordActions.leftForProvider({ username: 'ada', mark }))
    .next()
    .isDone()
})
