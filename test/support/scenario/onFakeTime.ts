/** For each test of a file that walks scenarios: a clock of its own, and a console without the warnings that faults bring about. */
export function onFakeTime(): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    jest.spyOn(console, 'warn').mockImplementation()
  })
  afterEach(() => {
    jest.restoreAllMocks()
    jest.useRealTimers()
  })
}
