import axios from 'axios'
import { tab } from 'src/services/tab'

/** Rejects a response from another origin than the requested one (security/redirects-refused). */
const fetchFromOneOrigin: typeof fetch = async (input, init) => {
  const response = await tab.fetch(input, init)
  const requestedUrl = input instanceof Request ? input.url : String(input)
  if (response.url && new URL(response.url).origin !== new URL(requestedUrl).origin)
    throw new TypeError('foreign answer')
  return response
}

/** The one HTTP client: no timeout, 200 to 299 accepted, redirects not followed, so that no password is sent on (calls/one-client, security/redirects-refused). */
export const httpClient = axios.create({
  adapter: 'fetch',
  env: { fetch: fetchFromOneOrigin },
  // axios would send its own name as the `User-Agent`, which Firefox and Safari let a script set.
  headers: { 'User-Agent': false },
  fetchOptions: { redirect: 'error' },
  validateStatus: () => true,
  // Keep the text: axios would silently parse "123" into a number and malformed JSON into a string.
  responseType: 'text',
  transformResponse: (text: unknown) => text,
  withXSRFToken: false,
})
