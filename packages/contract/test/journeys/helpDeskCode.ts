import * as helpDesk from 'src/services/api/helpDeskCodeService'
import type { JourneyCalls } from '../journey'
import { type Act, after, by, plain, times, USERNAME } from '../walks/walk'

const DESK = {
  body: { step: '/verification', claimedName: 'ada', failure: { problem: 'serverLater', status: 500 } },
}
const deskCode = plain('createHelpDeskCode', DESK)

const looked: Act = async scene => {
  const { json } = await deskCode(scene)
  await scene.sandbox.api('help-desk', { method: 'POST', body: { code: (json as { code: string }).code } })
  return plain('fetchHelpDeskCode')(scene)
}

export const helpDeskCode: JourneyCalls = {
  calls: {
    createHelpDeskCode: [
      (_, acting) =>
        helpDesk.createHelpDeskCode(
          { step: '/verification', claimedName: USERNAME, failure: { problem: 'serverLater', status: 500 } },
          acting,
        ),
      (_, acting) => helpDesk.createHelpDeskCode({ step: '/' }, acting),
    ],
    fetchHelpDeskCode: [() => helpDesk.fetchHelpDeskCode()],
  },
  walks: [
    ['createHelpDeskCode', 200, 'nobody is signed in', deskCode],
    by('sms', 'createHelpDeskCode', 200, 'a factor is due', DESK),
    ['createHelpDeskCode', 400, 'no step is named', plain('createHelpDeskCode', { body: {}, wrong: true })],
    ['createHelpDeskCode', 429, 'one browser asks again and again', times(6, deskCode)],
    ['fetchHelpDeskCode', 200, 'there is none', plain('fetchHelpDeskCode')],
    ['fetchHelpDeskCode', 200, 'there is one', after(deskCode, plain('fetchHelpDeskCode'))],
    ['fetchHelpDeskCode', 200, 'the desk has looked', looked],
  ],
  unasked: ['fetchHelpDeskCode'],
}
