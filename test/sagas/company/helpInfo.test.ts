import { testSaga } from 'redux-saga-test-plan'
import { knownHelpInfo, readHelpInfo } from 'src/sagas/company/helpInfo'
import { writeSession } from 'src/services/storage/sessionStore'
import { fetchHelpInfo } from 'src/services/api/supportService'

const info = { email: 's@h.example' }

test('support details that this tab knows are not fetched again', () => {
  testSaga(knownHelpInfo).next().call(readHelpInfo).next(info).returns(info)
})

test('the answer is stored for this tab', () => {
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

test('stored support details are validated again', () => {
  const phone = '+1 202 555 0199'
  sessionStorage.setItem(
    'foyer.helpInfo',
    JSON.stringify({ phone, email: ' ', requestSupportUrl: 'data:,x' }),
  )
  expect(readHelpInfo()).toEqual({ phone })
  sessionStorage.setItem('foyer.helpInfo', '{"email":1}')
  expect(readHelpInfo()).toBeUndefined()
  expect(sessionStorage.getItem('foyer.helpInfo')).toBeNull()
})
