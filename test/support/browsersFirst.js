import Sequencer from '@jest/test-sequencer'

const LONG = ['e2e', 'firefox', 'webkit', 'python']
/** Takes a third as long as all other browser tests together. */
const LONGEST = 'accessibility.test.ts'

const rank = ({ path, context }) =>
  path.endsWith(LONGEST) ? 0 : LONG.includes(context.config.displayName?.name) ? 1 : 2

/** The tests of browsers and of the backend in Python, which take longest and often wait, come first: the short ones fill the end, when a worker would be idle. Jest's own order knows that only where the tests have run before. */
export default class BrowsersFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other))
  }
}
