import { JOURNEY_MODELS } from 'test/model/journeys/all'

/** The configuration of the page. */
export const CONFIG = JSON.stringify(Object.assign({}, ...JOURNEY_MODELS.map(({ config }) => config)))

/** The company's settings. */
export const SETTINGS = Object.assign({}, ...JOURNEY_MODELS.map(({ settings }) => settings)) as object

/** The addresses that open the app from outside; a page can also go to the first three itself. */
export const ADDRESSES: Readonly<Record<string, string>> = {
  'the sign-in page': '/signin/',
  'the change of the password': '/signin/change-password',
  'the security page': '/signin/security',
  'the sign-in page as a popup': '/signin/?mode=popup',
  ...(Object.assign({}, ...JOURNEY_MODELS.map(({ addresses }) => addresses)) as object),
}
