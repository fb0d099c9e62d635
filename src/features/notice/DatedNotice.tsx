import { useEffect, useState } from 'react'
import { NoticeStrip } from 'src/features/notice/NoticeStrip'
import type { Notice } from 'src/features/notice/readNotice'
import { wallClock } from 'src/services/browser/environment'
import { deadlineIn, watchSeconds } from 'src/services/clock'

interface DatedNoticeProps {
  notice: Notice
  shown: boolean
}

/** Shows a notice until its end. It is announced once, also if the user comes back to the page (notice/announced). */
export function DatedNotice({ notice, shown }: DatedNoticeProps) {
  const [announced, setAnnounced] = useState(false)
  const due = useDue(notice.untilMs)
  return shown && due ? <NoticeStrip {...notice} announced={announced} onAnnounced={setAnnounced} /> : null
}

/** Returns whether this time, in milliseconds since the epoch, is in the future; true without a time. */
function useDue(untilMs: number | undefined): boolean {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (untilMs === undefined) return undefined
    return watchSeconds(deadlineIn(untilMs - wallClock()), left => setDue(left > 0))
  }, [untilMs])
  return untilMs === undefined || due
}
