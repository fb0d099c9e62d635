import { SIGN_UP_PAGES } from 'src/constants/routes'
import { addressOnThisHost } from 'src/services/addresses/pageAddress'
import { config } from 'src/services/config'

/** Returns the address of a page of the sign-up, for version 3 onboarding (product/outside-pages). */
export const signUpAddress = (page: keyof typeof SIGN_UP_PAGES): string =>
  addressOnThisHost({
    prefix: config().signUpPath,
    path: SIGN_UP_PAGES[page],
    query: page === 'confirmName' ? { step: page } : {},
  })

export const welcomeAddress = (): string => addressOnThisHost({ prefix: config().welcomePath, path: '' })

/** Returns an address with one more parameter; the rest is unchanged. */
export function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address)
  url.search = `${url.search && `${url.search}&`}${name}=${encodeURIComponent(value)}`
  return url.href
}
