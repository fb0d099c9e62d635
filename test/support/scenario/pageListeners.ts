type Given = Parameters<EventTarget['addEventListener']>

/** Notes what the page listens to at its window and its document from now on. What it gives ends all of that, as the end of a page does: else each page of a file's walks would hear the end of all later ones. */
export function notePageListeners(): () => void {
  const ends = [window, document].map((target: EventTarget) => {
    const heard: Given[] = []
    // Jest puts one of its own at the window itself.
    const own = Object.getOwnPropertyDescriptor(target, 'addEventListener')
    const listen = target.addEventListener.bind(target)
    target.addEventListener = (...given: Given) => {
      heard.push(given)
      listen(...given)
    }
    return () => {
      Reflect.deleteProperty(target, 'addEventListener')
      if (own) Object.defineProperty(target, 'addEventListener', own)
      for (const given of heard) target.removeEventListener(...given)
    }
  })
  return () => ends.forEach(end => end())
}
