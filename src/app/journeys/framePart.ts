import type { ComponentType } from 'react'
import type { JourneyModule } from 'src/app/screen'

export interface FramePartProps {
  /** Whether the page is the sign-in page. */
  shown: boolean
}

/** The exports of the module of a part at the top edge of the page. */
export interface FramePart extends JourneyModule {
  Part: ComponentType<FramePartProps>
}
