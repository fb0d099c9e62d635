import { allProgress } from 'src/app/journeys/allProgress'
import { SCREENS } from 'src/app/routes'
import type { JourneyModule, LoadScreen } from 'src/app/loadWithJourney'
import { STEPS } from 'src/constants/journeys'
import type { Route } from 'src/constants/routes'
import { stepOfScreen } from 'src/constants/screenSteps'
import { everyChunk } from 'test/support/everyChunk'

const screens = Object.entries(SCREENS) as [Route, LoadScreen][]

const stepsOf = async (load: () => Promise<JourneyModule>): Promise<string[]> =>
  Object.keys((await load()).journey?.progress.steps ?? {})

// (visits/steps)
test.each(screens)('the chunk of %s contains the progress of its step', async (route, load) => {
  expect(await stepsOf(load)).toContain(stepOfScreen(route))
})

test('each step has a journey that reports its progress', async () => {
  const ofChunks = await Promise.all(everyChunk().map(stepsOf))
  const ofFirstLoad = allProgress([]).flatMap(({ steps }) => Object.keys(steps))
  const known = new Set([...ofFirstLoad, ...ofChunks.flat()])
  expect(STEPS.filter(step => !known.has(step))).toEqual([])
})
