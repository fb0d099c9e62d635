import { addStepEntry, isStepEntry } from 'src/services/browser/stepEntry'

// (sign-in/back)
test('a step has one entry, with the same address and the values of the router', () => {
  window.history.replaceState({ key: 'a', idx: 3 }, '', '/signin/?back=%2Fonline#part')
  const { length } = window.history
  expect(isStepEntry()).toBe(false)
  addStepEntry()
  addStepEntry()
  expect([window.history.length, isStepEntry()]).toEqual([length + 1, true])
  expect(window.history.state).toEqual({ key: 'a', idx: 3, secondStep: true })
  expect(window.location.href).toMatch(/\/signin\/\?back=%2Fonline#part$/)
})

test('an entry without a state is none of a step', () => {
  window.history.replaceState(null, '')
  expect(isStepEntry()).toBe(false)
})
