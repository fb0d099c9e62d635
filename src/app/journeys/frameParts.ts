import type { FramePart } from 'src/app/journeys/framePart'
import { type Adopt, loadComponent } from 'src/app/loadWithJourney'
import { JOURNEYS, type PartOf } from 'src/constants/journeys'

type Name = PartOf<'frame'>

/** The parts at the top edge of the page; each loads once the company's settings contain its object. */
const FRAME_PARTS: Record<Name, () => Promise<FramePart>> = {
  notice: () => import('src/app/journeys/notice'),
}

/** Returns the parts at the top edge, each with the setting that switches it on. */
export const frameParts = (adopt: Adopt) =>
  (Object.keys(FRAME_PARTS) as Name[]).map(name => ({
    name,
    setting: JOURNEYS[name].setting,
    load: loadComponent(FRAME_PARTS[name], adopt, ({ Part }) => Part),
  }))
