import { clearCookies } from './clearCookies'

const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!

const layJar = (jar: PropertyDescriptor): void => {
  Object.defineProperty(document, 'cookie', { configurable: true, ...jar })
}

/** An empty jar, and what is written to it from then on, one assignment each. */
export function emptyJar(): string[] {
  const written: string[] = []
  layJar({
    get: () => real.get?.call(document) as string,
    set: (value: string) => {
      written.push(value)
      real.set?.call(document, value)
    },
  })
  clearCookies()
  written.length = 0
  return written
}

/** A browser that keeps no cookies, and says so by throwing. */
export function blockJar(): void {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError')
  }
  layJar({ get: blocked, set: blocked })
}

/** A browser that takes cookies from scripts and keeps none. */
export function refuseJar(): void {
  layJar({ get: () => '', set: () => undefined })
}
