import { helpDeskCode } from 'src/app/journeys/helpDeskCode'
import type { Parts, SupportPart } from 'src/app/journeys/part'
import { ticketRecording } from 'src/app/journeys/ticketRecording'
import type { SupportParts } from 'src/features/support/SupportPanel'

/** The parts of the page of the support form, in their order. */
const PARTS: Parts<'support', SupportPart> = { helpDeskCode, ticketRecording }

const parts = Object.entries<SupportPart>(PARTS)
const viewsOf = (shown: typeof parts) => shown.map(([name, { View }]) => <View key={name} />)

export const supportSagas = parts.map(([, { saga }]) => saga)
export const supportProgress = parts.map(([, { progress }]) => progress)
export const supportParts: SupportParts = {
  above: viewsOf(parts.filter(([, { additions }]) => !additions)),
  inForm: viewsOf(parts.filter(([, { additions }]) => additions)),
  additions: state => parts.reduce((added, [, part]) => ({ ...added, ...part.additions?.(state) }), {}),
}
