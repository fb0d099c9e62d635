import { tab } from 'src/services/tab'

/** Loads an address outside the app; Back returns here. */
export const assignLocation = (address: string): void => tab.location.assign(address)

/** Loads an address in place of the app: Back does not return to a finished form (addresses/replace). */
export const replaceLocation = (address: string): void => tab.location.replace(address)

export const currentOrigin = (): string => tab.location.origin
export const currentProtocol = (): string => tab.location.protocol

export const queryParameter = (name: string): string | undefined =>
  new URLSearchParams(tab.location.search).get(name) ?? undefined

export const currentSearch = (): string => tab.location.search
