/** A call that the test answers when it likes, and the count of how often it was made. */
export function slowCall<T>() {
  let answer: (value: T) => void = () => {}
  let fail: (error: Error) => void = () => {}
  const made = jest.fn(
    () =>
      new Promise<T>((resolve, reject) => {
        answer = resolve
        fail = reject
      }),
  )
  return { made, answer: (value: T) => answer(value), fail: (error: Error) => fail(error) }
}
