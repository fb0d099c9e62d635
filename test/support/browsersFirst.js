import Sequencer from '@jest/test-sequencer'

const LONG = ['e2e', 'firefox', 'webkit', 'python']
/** Takes a third as long as all other browser tests together. */
const LONGEST = /\/accessibility\.test/
/** The longest tests without a browser: at the end, one of them would run without any beside it. */
const LONGER = /\/(?:copied|pseudo|backends)\.test/

function rank({ path, context }) {
  if (LONGEST.test(path)) return 0
  if (LONG.includes(context.config.displayName?.name)) return 1
  return LONGER.test(path) ? 2 : 3
}

/** The tests of browsers and of the backend in Python, which take longest and often wait, come first: the short ones fill the end, when a worker would be idle. Jest's own order knows that only where the tests have run before. */
export default class BrowsersFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other))
  }
}
