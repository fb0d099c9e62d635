/** The browser tab of this page. Services reach the browser only through this object, so that a test can give each store a separate tab. */
export const tab: typeof globalThis = globalThis
