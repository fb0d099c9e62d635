/** Where the app is served; every route stands under it. Apart from the routes, which the script in the page does without. */
export const BASE_PATH = '/signin'
