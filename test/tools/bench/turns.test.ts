import { turnOrder } from 'tools/bench/statistics'

it('gives every contestant every place, and every other before it, equally often', () => {
  const orders = [0, 1, 2, 3].map(turn => turnOrder(['a', 'b', 'c', 'd'], turn).join(''))
  const places = [0, 1, 2, 3].map(place =>
    orders
      .map(order => order.charAt(place))
      .sort()
      .join(''),
  )
  expect(places).toEqual(['abcd', 'abcd', 'abcd', 'abcd'])
  const pairs = orders.flatMap(order => [order.slice(0, 2), order.slice(1, 3), order.slice(2)])
  expect(new Set(pairs).size).toBe(12)
})

it('begins again after as many turns as there are contestants', () => {
  expect(turnOrder(['a', 'b', 'c', 'd'], 9)).toEqual(turnOrder(['a', 'b', 'c', 'd'], 1))
})
