import { type Answer, fronted, type Row, without } from './row'

const withoutCacheControl = ({ headers }: Answer) => ({ headers: without(headers, 'cache-control') })

const OF_ANOTHER_SITE = ['cookie: same-site', 'forgotten-password: same-site']
/** They end where the session is requested, so that the web app and the other calls have none. */
const UNKEPT = ['cookie: kept', 'sign-in: onboarding', 'whose-session: whose']

/** Backends whose cookies or headers give the session away, or lose it: each deviates in one way. */
export const BROKEN_COOKIES: Row[] = [
  fronted(
    'lets scripts read its cookies',
    ['cookie: http-only', 'forgotten-password: http-only', 'help-desk-code: readable'],
    { cookies: line => line.replace(/; *HttpOnly/i, '') },
  ),
  fronted('lets other sites send its cookies', OF_ANOTHER_SITE, {
    cookies: line => line.replace(/SameSite=Lax/i, 'SameSite=None; Secure'),
  }),
  fronted('says nothing of sites', OF_ANOTHER_SITE, {
    cookies: line => line.replace(/; *SameSite=Lax/i, ''),
  }),
  fronted('keeps its cookies from the web app', ['cookie: path'], {
    cookies: line => line.replace('Path=/', 'Path=/api'),
  }),
  fronted('gives its cookies no path', ['cookie: kept', 'sign-in: onboarding'], {
    cookies: line => line.replace(/; *Path=\//, ''),
  }),
  fronted('gives its cookies to another host', UNKEPT, {
    cookies: line => `${line}; Domain=elsewhere.example`,
  }),
  fronted('gives a __Host- cookie a domain', UNKEPT, {
    cookies: line => `__Host-${line}; Secure; Domain=127.0.0.1`,
  }),
  fronted('gives a __Host- cookie a path', UNKEPT, {
    cookies: line => `__Host-${line.replace('Path=/', 'Path=/api')}; Secure`,
  }),
  fronted('gives a __Secure- cookie no Secure', UNKEPT, { cookies: line => `__Secure-${line}` }),
  fronted('lets caches keep its answers', ['caches: nobody'], { change: withoutCacheControl }),
  fronted('lets caches keep what it says to people', ['caches: password'], {
    where: (_request, { status }) => status < 300,
    change: withoutCacheControl,
  }),
  fronted('lets any origin read', ['other-sites: read'], {
    change: ({ headers }) => ({ headers: { ...headers, 'access-control-allow-origin': '*' } }),
  }),
]
