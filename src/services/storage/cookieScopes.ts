/**
 * Returns the attributes under which a cookie that this page can read may have been set: each parent path of the
 * page's path, both for the host only and for each parent domain.
 */
export function cookieScopes({ hostname, pathname }: Pick<Location, 'hostname' | 'pathname'>): string[] {
  const parts = pathname.split('/')
  const above = parts.map((_, at) => parts.slice(0, at).join('/'))
  const paths = new Set([...above.flatMap(path => [path, `${path}/`]), pathname])
  paths.delete('')
  const domains = hostname.split('.').map((_, at, labels) => `; Domain=${labels.slice(at).join('.')}`)
  return [...paths].flatMap(path => ['', ...domains].map(domain => `; Path=${path}${domain}`))
}
