import { createShow } from 'saga-workbench/recording/shown'

test('a chunk that was loaded is shown alike by every bundler', () => {
  const chunk = Object.defineProperty({ send: () => undefined }, '__esModule', { value: true })
  expect(createShow().show(chunk)).toEqual({ $: 'Object' })
})
