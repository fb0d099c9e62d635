import Sequencer from '@jest/test-sequencer'

/** The longest tests: at the end, one of them would run without any beside it. */
const LONG = /\/(?:copied|backends)\.test/

const rank = ({ path, context }) =>
  context.config.displayName?.name === 'python' ? 0 : LONG.test(path) ? 1 : 2

/** Puts the tests of the backend in Python, which often wait, and the longest tests first: the short ones fill the end, when a worker would be idle. Jest's own order knows that only where the tests have run before. */
export default class LongFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other))
  }
}
