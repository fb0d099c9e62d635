/** A cookie's text from a document's cookies: decoded if it is encoded correctly, without the quotes that some servers write. */
export function rawCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find(each => each.startsWith(`${name}=`))
  const text = found?.slice(name.length + 1).replace(/^"(.*)"$/, '$1')
  try {
    return text && decodeURIComponent(text)
  } catch {
    return text
  }
}
