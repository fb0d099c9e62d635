/**
 * The path under which the app is served; every route begins with it. It is not in routes.ts, because the inline
 * script imports it without the routes.
 */
export const BASE_PATH = '/signin'
