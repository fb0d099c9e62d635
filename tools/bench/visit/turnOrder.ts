/**
 * Returns an even number of contestants in the order of a turn. In as many turns as there are contestants, each has every position once
 * and follows every other once (a Williams square), because the traces of a visit in the browser slow the next one.
 */
export function turnOrder<T>(contestants: readonly T[], turn: number): T[] {
  const first = turn % contestants.length
  const left = [...contestants.slice(first), ...contestants.slice(0, first)]
  const order: T[] = []
  // Alternately from the front and from the end.
  while (left.length > 0) {
    order.push(...left.splice(0, 1))
    left.reverse()
  }
  return order
}
