type ListenerArgs = Parameters<EventTarget['addEventListener']>

/** Records the page's listeners on its window and its document from now on. Returns a function that removes them, as the end of a page does: otherwise each page of a file's walks would receive the end of all later ones. */
export function notePageListeners(): () => void {
  const ends = [window, document].map((target: EventTarget) => {
    const listeners: ListenerArgs[] = []
    // Jest adds one to the window itself.
    const own = Object.getOwnPropertyDescriptor(target, 'addEventListener')
    const listen = target.addEventListener.bind(target)
    target.addEventListener = (...args: ListenerArgs) => {
      listeners.push(args)
      listen(...args)
    }
    return () => {
      Reflect.deleteProperty(target, 'addEventListener')
      if (own) Object.defineProperty(target, 'addEventListener', own)
      for (const args of listeners) target.removeEventListener(...args)
    }
  })
  return () => ends.forEach(end => end())
}
