import { testSaga } from 'redux-saga-test-plan'
import { goTo } from 'src/sagas/goTo'
import { openHelp } from 'src/sagas/sessionSaga'

test("'Get help' leads to the support form", () => {
  testSaga(openHelp).next().call(goTo, '/help/support-form').next().isDone()
})
