// Most events of a browser concern other topics, and need not be parsed.
const ABOUT_NAVIGATION =
  /^\{"type":"event","method":"(?:browsingContext\.navigation|network\.beforeRequest|script\.realmC)/

const told = (method, params) => JSON.stringify({ type: 'event', method, params })

/** The schemes of Firefox's own pages; any other scheme belongs to an app. */
const OF_A_PAGE = /^(?:https?|about|blob|data|file|javascript):/

/**
 * Reports the ends of navigations that Firefox omits. A page from the back/forward cache has arrived: it gets a realm, like every
 * other page, but its navigation makes no network request. An address with an app's scheme, with or without an app, leaves the
 * page in place. Returns a function that maps an event to the events to report after it.
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
