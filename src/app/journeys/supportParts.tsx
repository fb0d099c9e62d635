import { helpDeskCode } from 'src/app/journeys/helpDeskCode'
import type { Part, Parts } from 'src/app/journeys/part'

/** The other ways to get help on the page of the support form, in their order. */
const PARTS: Parts<'support'> = { helpDeskCode }

const parts = Object.entries<Part>(PARTS)

export const supportSagas = parts.map(([, { saga }]) => saga)
export const supportProgress = parts.map(([, { progress }]) => progress)
export const supportViews = parts.map(([name, { View }]) => <View key={name} />)
