import { useEffect, useState } from 'react'
import { NoticeStrip } from 'src/features/notice/NoticeStrip'
import type { Notice } from 'src/features/notice/readNotice'
import { type Deadline, watchSeconds } from 'src/services/clock'

interface DatedNoticeProps {
  notice: Notice
  shown: boolean
}

/** Shows a notice until its end. It is announced once, also if the user comes back to the page (notice/announced). */
export function DatedNotice({ notice, shown }: DatedNoticeProps) {
  const [announced, setAnnounced] = useState(false)
  const due = useDue(notice.until)
  return shown && due ? <NoticeStrip {...notice} announced={announced} onAnnounced={setAnnounced} /> : null
}

/** Returns whether a deadline is in the future; true without a deadline. */
function useDue(until: Deadline | undefined): boolean {
  const [due, setDue] = useState(false)
  useEffect(() => until && watchSeconds(until, left => setDue(left > 0)), [until])
  return !until || due
}
