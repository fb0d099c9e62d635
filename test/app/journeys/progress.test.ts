import { allProgress } from 'src/app/journeys/allProgress'
import { PHONE_SIGN_IN, SCREENS } from 'src/app/routes'
import type { LoadScreen } from 'src/app/screen'
import { STEPS } from 'src/constants/journeys'
import type { Route } from 'src/constants/routes'
import { stepOfScreen } from 'src/constants/screenSteps'

const screens = Object.entries(SCREENS) as [Route, LoadScreen][]

const stepsOf = async (load: LoadScreen): Promise<string[]> =>
  Object.keys((await load()).journey?.progress.steps ?? {})

// (visits/steps)
test.each(screens)('the chunk of %s has the progress of its step', async (route, load) => {
  expect(await stepsOf(load)).toContain(stepOfScreen(route))
})

test('each step has the progress of a journey', async () => {
  const ofScreens = await Promise.all([...screens.map(([, load]) => load), PHONE_SIGN_IN].map(stepsOf))
  const ofFirstLoad = allProgress([]).flatMap(({ steps }) => Object.keys(steps))
  const known = new Set([...ofFirstLoad, ...ofScreens.flat()])
  expect(STEPS.filter(step => !known.has(step))).toEqual([])
})
