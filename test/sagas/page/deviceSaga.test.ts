import { runSaga } from 'redux-saga'
import { testSaga } from 'redux-saga-test-plan'
import { deviceSaga } from 'src/sagas/page/deviceSaga'
import { rememberDevice, askForDevice } from 'src/services/device/deviceInfo'

jest.mock('src/services/device/deviceInfo')
const asked = jest.mocked(askForDevice)

const DEVICE = { name: 'Ada’s computer', id: 'd-1' }

beforeEach(() => {
  jest.useFakeTimers()
  jest.resetAllMocks()
})
afterEach(() => jest.useRealTimers())

test('an answer is stored, and the host is not called again', () => {
  testSaga(deviceSaga).next().call(askForDevice).next(DEVICE).call(rememberDevice, DEVICE).next().isDone()
})

test('without an answer, the host is called again after 2000 ms', () => {
  testSaga(deviceSaga)
    .next()
    .call(askForDevice)
    .next(undefined)
    .delay(2000)
    .next()
    .call(askForDevice)
    .next(DEVICE)
    .call(rememberDevice, DEVICE)
    .next()
    .isDone()
})

test('the host is called once and 10 times more before it is given up', async () => {
  // Each unanswered call takes its 3000 ms.
  asked.mockImplementation(() => new Promise(resolve => setTimeout(() => resolve(undefined), 3000)))
  const task = runSaga({}, deviceSaga)
  await jest.advanceTimersByTimeAsync(3000 + 1999)
  expect(asked).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(asked).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(9 * 5000)
  expect(asked).toHaveBeenCalledTimes(11)
  await jest.advanceTimersByTimeAsync(3000)
  expect(task.isRunning()).toBe(false)
  expect(rememberDevice).not.toHaveBeenCalled()
})
