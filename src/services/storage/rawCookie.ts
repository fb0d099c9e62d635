/** A cookie's text among the cookies of a document: decoded where it can be, without the quotes that some servers write. */
export function rawCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find(each => each.startsWith(`${name}=`))
  const text = found?.slice(name.length + 1).replace(/^"(.*)"$/, '$1')
  try {
    return text && decodeURIComponent(text)
  } catch {
    return text
  }
}
