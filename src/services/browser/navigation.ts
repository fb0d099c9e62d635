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

/** The app's own values in an entry of the browser's history, next to the router's. */
type EntryState = { secondStep?: true } | null

/** Returns whether the current history entry is the one of the step after the username (sign-in/back). */
export const isStepEntry = (): boolean => (tab.history.state as EntryState)?.secondStep === true

/**
 * Adds a history entry with the same address for the step after the username, unless it is the current one. The
 * router is not notified, because the route does not change.
 */
export function addStepEntry(): void {
  if (isStepEntry()) return
  tab.history.pushState({ ...(tab.history.state as EntryState), secondStep: true }, '')
}
