/** The addresses for which the pages of a walk have left, and those that they have opened beside. */
export const outside = {
  left: [] as string[],
  opened: [] as string[],
  /** Called before a page leaves, and before it closes its window. */
  leaves: (): void => undefined,
}

// jsdom cannot leave, open a tab or close a window. A test imports this file before any code of the app.
function leave(address: string): void {
  outside.leaves()
  outside.left.push(address)
}
jest.mock('src/services/browser/navigation', () => ({
  ...jest.requireActual<object>('src/services/browser/navigation'),
  // A recording has the names of the functions.
  assignLocation: (address: string) => leave(address),
  replaceLocation: (address: string) => leave(address),
}))
jest.mock('src/services/browser/openExternal', () => ({
  openExternal: (address: string) => outside.opened.push(address) > 0,
}))
jest.mock('src/services/browser/signedInChannel', () => ({
  ...jest.requireActual<object>('src/services/browser/signedInChannel'),
  closeWindow: () => outside.leaves(),
}))

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
