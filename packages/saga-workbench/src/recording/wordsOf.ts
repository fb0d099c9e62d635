const splitName = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
    .split(' ')

/** Returns a name in words: 'factorCode/submitted' as 'code submitted', '/api/auth/v2/session-status' as 'session status'. */
export function wordsOf(name: string): string {
  const [event = '', slice = ''] = name
    .split('/')
    .reverse()
    .map(splitName)
    .map(part => part.join(' '))
  const alone = event.includes(' ') || name.startsWith('/') || slice === ''
  return alone ? event : `${slice.split(' ').at(-1)} ${event}`
}
