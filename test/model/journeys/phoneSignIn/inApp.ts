import { phoneApprovalActions } from 'src/features/phoneSignIn/approval/phoneApprovalSlice'
import { phoneSignInActions } from 'src/features/phoneSignIn/phoneSignInSlice'
import type { AppJourney } from 'test/model/journeys/appJourney'

export const phoneSignInInApp = {
  acts: {
    usePhone: () => [phoneSignInActions.buttonPressed()],
    answerPhone: () => [phoneApprovalActions.answered({ approve: true, number: '42' })],
  },
  slices: ['phoneApproval', 'phoneSignIn'],
} satisfies AppJourney
