import { helpDeskCode } from 'src/app/journeys/helpDeskCode'
import type { SupportPart } from 'src/app/journeys/part'
import { ticketRecording } from 'src/app/journeys/ticketRecording'
import type { PartOf } from 'src/constants/journeys'
import type { SupportParts } from 'src/features/support/SupportPanel'

const PARTS: Record<PartOf<'support'>, SupportPart> = { helpDeskCode, ticketRecording }

const parts = Object.entries<SupportPart>(PARTS)
const viewsOf = (shown: typeof parts) => shown.map(([name, { View }]) => <View key={name} />)

export const supportSagas = parts.map(([, { saga }]) => saga)
export const supportProgress = parts.map(([, { progress }]) => progress)
export const supportParts: SupportParts = {
  above: viewsOf(parts.filter(([, { additions }]) => !additions)),
  inForm: viewsOf(parts.filter(([, { additions }]) => additions)),
  additions: state => parts.reduce((added, [, part]) => ({ ...added, ...part.additions?.(state) }), {}),
}
