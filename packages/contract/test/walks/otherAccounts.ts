import { ALL } from '../journeys/all'
import { as, type Walk } from './walk'

const OTHER = { userName: 'never-expires' }

/** The calls that act for a person, each for another person than the session's. */
export const otherAccountWalks: Walk[] = ALL.flatMap(({ acting = [] }) => acting).map(
  ([id, person, body]): Walk => [
    id,
    409,
    'the session is somebody else’s',
    as(person, id, { body: { ...body, ...OTHER } }),
  ],
)
