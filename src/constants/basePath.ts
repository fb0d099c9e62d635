/** The path of the app, with which every route begins. The inline script imports it without the routes. */
export const BASE_PATH = '/signin'
