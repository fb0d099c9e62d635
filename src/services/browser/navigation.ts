/** Loads an address outside the app; Back returns here. */
export const assignLocation = (address: string): void => window.location.assign(address)

/** Loads an address in place of the app: Back does not return to a finished form (addresses/replace). */
export const replaceLocation = (address: string): void => window.location.replace(address)

export const currentOrigin = (): string => window.location.origin
export const currentProtocol = (): string => window.location.protocol

/** One query parameter of the current address. */
export const queryParameter = (name: string): string | undefined =>
  new URLSearchParams(window.location.search).get(name) ?? undefined

export const currentSearch = (): string => window.location.search
