import { NOTICES } from 'sandbox/company/notices'
import { inTurn, type Ways } from '../shot'
import { open, part, seen, settings } from '../steps'

const [SHORT, LONG] = Object.values(NOTICES)

const withNotice = (notice = SHORT) =>
  inTurn(settings({ notice }), open(), seen('Next'), part('link', 'More information'))

/** The notice at the top edge of the sign-in page. */
export const noticeShots: Ways = {
  'notice-info': [withNotice()],
  'notice-warning': [withNotice(LONG)],
}
