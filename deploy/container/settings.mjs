// @ts-check

/** An error in the environment of the container. */
export class WrongSetting extends Error {}

/**
 * The settings in the container's environment.
 * @typedef {{ host: string, api: string, proxies: string[], port: string, config: string, rest: string, headers: string[], releases: string, run: string }} Settings
 */

const HOSTS = /^[a-z0-9.-]+(?: [a-z0-9.-]+)*$/i
const ADDRESS = /^[a-z0-9.-]+:\d{1,5}$/i
const NETWORK = /^[0-9a-f.:]+(?:\/\d{1,3})?$/i
const HEADER = /^[a-z][a-z0-9-]*$/i
/** Headers that nginx sets itself: otherwise both would be sent. */
const SET_BY_NGINX =
  /^(?:host|connection|content-length|transfer-encoding|x-forwarded-(?:for|host|proto)|forwarded|x-request-id)$/i
const PORT = /^\d{1,5}$/
const FOLDER = /^\/[\w./-]+$/

/**
 * Returns the settings of the container. They become parts of nginx's files, so each is validated; throws a WrongSetting that names the first invalid one.
 * @param {Record<string, string | undefined>} env
 * @returns {Settings}
 */
export function settingsOf(env) {
  /** @type {(name: string, form: RegExp, told: string, usual?: string) => string} */
  const read = (name, form, description, usual = '') => {
    const value = env[name] || usual
    if (!form.test(value)) throw new WrongSetting(`${name} must be ${description}.`)
    return value
  }
  const proxies = (env.FOYER_PROXIES ?? '').split(' ').filter(Boolean)
  if (!proxies.every(each => NETWORK.test(each)))
    throw new WrongSetting('FOYER_PROXIES must be networks such as 10.0.0.0/8, separated by spaces.')
  const headers = (env.FOYER_API_HEADERS ?? '').split(' ').filter(Boolean)
  if (!headers.every(each => HEADER.test(each) && !SET_BY_NGINX.test(each)))
    throw new WrongSetting(
      'FOYER_API_HEADERS must be names of request headers that nginx does not set, such as X-Company-Tenant, separated by spaces.',
    )
  return {
    host: read('FOYER_HOST', HOSTS, "the name of the sign-in's host, such as signin.example.com"),
    api: read('FOYER_API', ADDRESS, 'the name and the port that answer /api, such as api:8000'),
    proxies,
    headers,
    port: read('FOYER_PORT', PORT, 'a port', '8080'),
    config: read('FOYER_CONFIG', FOLDER, 'the path of a file', '/etc/foyer/config.json'),
    rest: read('FOYER_REST', FOLDER, 'the path of a file', '/etc/foyer/rest.conf'),
    releases: read('FOYER_RELEASES', FOLDER, 'the path of a folder', '/srv/foyer/releases'),
    run: read('FOYER_RUN', FOLDER, 'the path of a folder', '/tmp/foyer'),
  }
}
