/** The browser tab of this page. Services reach the browser only through this object, so that a test can give each store a tab of its own. */
export const tab: typeof globalThis = globalThis
