import { PEOPLE } from 'sandbox/company/people'
import type { Person } from 'sandbox/company/types'
import { BASE_PATH } from 'src/constants/basePath'
import { type Route, TRANSIENT_ROUTES } from 'src/constants/routes'
import { type Shot, shot } from '../shot'
import { enter, waitFor } from '../steps'

/** Returns the first user who reaches a screen by password: an identity provider adds its own pages on the way. */
export const personAt = (route: Route): Person | undefined =>
  PEOPLE.find(({ endsAt, signIn: by = 'password' }) => by === 'password' && endsAt === `${BASE_PATH}${route}`)

/** Returns the page of each factor without a shot, with the first user who reaches it. */
export const pageShots = (names: readonly string[]): Shot[] =>
  Object.values(TRANSIENT_ROUTES).flatMap((route): Shot[] => {
    const name = route.slice(1)
    const person = personAt(route)
    if (!person || names.some(taken => taken === name || taken.startsWith(`${name}-`))) return []
    return [
      shot(
        name,
        enter(person.username),
        ({ page }) => page.waitForURL(`**${BASE_PATH}${route}`),
        waitFor(page => page.getByRole('heading', { level: 1 })),
      ),
    ]
  })
