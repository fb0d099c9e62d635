type Given = Parameters<EventTarget['addEventListener']>
type Listen = (this: EventTarget | undefined, ...given: Given) => void

/** Notes what the page listens to at its window and its document from now on. What it gives ends all of that, as the end of a page does: else each page of a file's walks would hear the end of all later ones. */
export function notePageListeners(): () => void {
  const heard: [target: EventTarget, ...given: Given][] = []
  const listen: Listen = Reflect.get<EventTarget, 'addEventListener'>(
    EventTarget.prototype,
    'addEventListener',
  )
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, ...given: Given) {
    const target = this ?? window
    if (target === window || target === document) heard.push([target, ...given])
    listen.apply(target, given)
  }
  return () => {
    EventTarget.prototype.addEventListener = listen
    for (const [target, ...given] of heard) target.removeEventListener(...given)
  }
}
