import { clearCookies } from './clearCookies'

const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!

const layJar = (jar: PropertyDescriptor): void => {
  Object.defineProperty(document, 'cookie', { configurable: true, ...jar })
}

/** Returns an empty jar, and the assignments made to it from then on. */
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

/** Simulates a browser that stores no cookies and throws on access. */
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
