const VERSION = /^[\w.+-]{1,32}$/

/** The version that a browser extension left on the root element, or undefined (calls/extension-version). */
export function extensionVersion(): string | undefined {
  const version = document.documentElement.getAttribute('data-extension-version')
  return version && VERSION.test(version) ? version : undefined
}
