/** Gives each test of a file that walks scenarios a separate clock, and a console without the warnings that faults cause. */
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
