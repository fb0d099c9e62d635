import { testSaga } from 'redux-saga-test-plan'
import { knownHelpInfo } from 'src/sagas/support/helpInfo'
import { writeSession } from 'src/services/storage/sessionStore'
import { fetchHelpInfo, readHelpInfo } from 'src/services/api/supportService'

const info = { email: 's@h.example' }

test('what this tab knows of support is not asked for again', () => {
  testSaga(knownHelpInfo).next().call(readHelpInfo).next(info).returns(info)
})

test('the answer is kept for this tab', () => {
  testSaga(knownHelpInfo)
    .next()
    .call(readHelpInfo)
    .next(undefined)
    .call(fetchHelpInfo)
    .next(info)
    .call(writeSession, 'foyer.helpInfo', info)
    .next()
    .returns(info)
})
