/** A cookie's text, decoded where it can be. */
export function readRawCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find(each => each.startsWith(`${name}=`))
  try {
    return found && decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return undefined
  }
}
