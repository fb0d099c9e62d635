import { createSerializer } from 'saga-workbench/recording/serializer'

test('a chunk that was loaded is shown alike by every bundler', () => {
  const chunk = Object.defineProperty({ send: () => undefined }, '__esModule', { value: true })
  expect(createSerializer().show(chunk)).toEqual({ $: 'Object' })
})
