import { addStepEntry, isStepEntry } from 'src/services/browser/navigation'

// (sign-in/back)
test('a step has one history entry with the same address and the router’s state', () => {
  window.history.replaceState({ key: 'a', idx: 3 }, '', '/signin/?back=%2Fonline#part')
  const { length } = window.history
  expect(isStepEntry()).toBe(false)
  addStepEntry()
  addStepEntry()
  expect([window.history.length, isStepEntry()]).toEqual([length + 1, true])
  expect(window.history.state).toEqual({ key: 'a', idx: 3, secondStep: true })
  expect(window.location.href).toMatch(/\/signin\/\?back=%2Fonline#part$/)
})

test('a history entry without a state belongs to no step', () => {
  window.history.replaceState(null, '')
  expect(isStepEntry()).toBe(false)
})
