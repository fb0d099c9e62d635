test('an error names the line and the column of its source', () => {
  const { stack } = new Error('here')
  expect(stack).toMatch(/sharedScripts\.test\.ts:2:21/)
})

test('a module that is loaded again is evaluated again', () => {
  const made: unknown[] = []
  const load = () => made.push(jest.requireActual<{ words: unknown }>('src/messages/catalogue').words)
  jest.isolateModules(load)
  jest.isolateModules(load)
  expect(made[0]).not.toBe(made[1])
})
