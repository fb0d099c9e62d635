import { WORLD_JOURNEYS } from 'test/model/journeys/inWorld'

/** The configuration of the page. */
export const CONFIG = JSON.stringify(Object.assign({}, ...WORLD_JOURNEYS.map(({ config }) => config)))

/** The addresses that open the app from outside; a page can also go to the first three itself. */
export const ADDRESSES: Readonly<Record<string, string>> = {
  'the sign-in page': '/signin/',
  'the change of the password': '/signin/change-password',
  'the security page': '/signin/security',
  'the sign-in page as a popup': '/signin/?mode=popup',
  ...(Object.assign({}, ...WORLD_JOURNEYS.map(({ addresses }) => addresses)) as object),
}
