import type { SupportPart } from 'src/app/journeys/part'
import { DeskCode } from 'src/features/helpDeskCode/DeskCode'
import { deskCodeJourney } from 'src/sagas/helpDeskCode/deskCodeSaga'

/** A code that identifies this page to the company's help desk (support/desk-code). */
export const helpDeskCode: SupportPart = {
  View: DeskCode,
  saga: deskCodeJourney,
  progress: {
    problems: ['deskCode'],
    end: ({ deskCode }) => deskCode?.step === 'seen' && 'done',
  },
}
