import { BASE_PATH } from 'src/constants/basePath'
import type { Route } from 'src/constants/routes'
import { currentOrigin } from 'src/services/browser/navigation'

/** Returns the absolute address of a page of this app, for other parties that send the person back to it. */
export const ownPage = (route: Route): string => `${currentOrigin()}${BASE_PATH}${route}`
