// Most of what a browser tells is about something else, and need not be parsed.
const ABOUT_NAVIGATION =
  /^\{"type":"event","method":"(?:browsingContext\.navigation|network\.beforeRequest|script\.realmC)/

const told = (method, params) => JSON.stringify({ type: 'event', method, params })

/** What a page of Firefox itself can be at; any other scheme belongs to an app. */
const OF_A_PAGE = /^(?:https?|about|blob|data|file|javascript):/

/**
 * Tells the ends of navigations that Firefox leaves out. A page that the browser had kept (bfcache) has arrived: it gets a
 * realm, as every arriving one, but its navigation asks the network for nothing. An address of an app, or of a scheme that
 * no app has, leaves the page where it is. Returns what is to be told after an event.
 */
export function navigationEnds() {
  const under = new Map()
  return text => {
    if (!ABOUT_NAVIGATION.test(text)) return []
    const { method, params } = JSON.parse(text)
    if (method === 'browsingContext.navigationStarted') {
      if (params.url.startsWith('http')) under.set(params.context, params)
      else if (!OF_A_PAGE.test(params.url)) return [told('browsingContext.navigationAborted', params)]
    } else if (method !== 'script.realmCreated') {
      if (params.navigation && under.get(params.context)?.navigation === params.navigation)
        under.delete(params.context)
    } else if (!params.sandbox && under.has(params.context)) {
      const arrived = under.get(params.context)
      under.delete(params.context)
      const events = ['navigationCommitted', 'domContentLoaded', 'load']
      return events.map(name => told(`browsingContext.${name}`, arrived))
    }
    return []
  }
}
