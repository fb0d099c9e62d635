import type { ActingUser } from 'src/services/http/actingUser'

/** Calls a service of the app as a journey would; `origin` is that of the server, `acting` the user for whom a call that changes data is made. */
export type ServiceCall = (origin: string, acting?: ActingUser) => Promise<unknown>
