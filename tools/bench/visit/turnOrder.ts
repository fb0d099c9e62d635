/**
 * The contestants, an even number of them, in the order of a turn. In as many turns as there are contestants each one has every place once and
 * comes once after each other (a Williams square), because what a visit leaves behind in the browser slows the next one.
 */
export function turnOrder<T>(contestants: readonly T[], turn: number): T[] {
  const first = turn % contestants.length
  const left = [...contestants.slice(first), ...contestants.slice(0, first)]
  const order: T[] = []
  // From the front and from the end by turns.
  while (left.length > 0) {
    order.push(...left.splice(0, 1))
    left.reverse()
  }
  return order
}
