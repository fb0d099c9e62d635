import { NOTICES } from 'sandbox/company/notices'
import { inTurn, shot } from '../shot'
import { open, part, seen, settings } from '../steps'

const [SHORT, LONG] = Object.values(NOTICES)

const withNotice = (notice = SHORT) =>
  inTurn(settings({ notice }), open(), seen('Next'), part('link', 'More information'))

/** The notice at the top edge of the sign-in page. */
export const noticeShots = [shot('notice-info', withNotice()), shot('notice-warning', withNotice(LONG))]
