import type { SupportPart } from 'src/app/journeys/part'
import { TicketRecording } from 'src/features/ticketRecording/TicketRecording'
import { ticketRecordingJourney } from 'src/sagas/ticketRecording/ticketRecordingSaga'

/** A recording of the page, which the person may add to a ticket (support/recording). */
export const ticketRecording: SupportPart = {
  View: TicketRecording,
  saga: ticketRecordingJourney,
  progress: { problems: [] },
  additions: ({ ticketRecording: state }) =>
    state?.step === 'added' ? { recording: state.recording.text } : {},
}
