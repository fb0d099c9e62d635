interface Cookie {
  value: string
  httpOnly: boolean
}

/** The cookies of the browser for the one origin. */
export class CookieJar {
  #cookies = new Map<string, Cookie>()

  /** Those that a script sees. */
  get visible(): string {
    return [...this.#cookies]
      .filter(([, { httpOnly }]) => !httpOnly)
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
  }

  read(name: string): string | undefined {
    return this.#cookies.get(name)?.value
  }

  /** Takes a cookie as a script or a `Set-Cookie` header writes it. */
  write(text: string): void {
    const [pair = '', ...attributes] = text.split(/; */)
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    const has = (pattern: RegExp) => attributes.some(attribute => pattern.test(attribute))
    if (has(/^max-age=0$/i)) this.#cookies.delete(name)
    else this.#cookies.set(name, { value: pair.slice(at + 1), httpOnly: has(/^httponly$/i) })
  }
}
