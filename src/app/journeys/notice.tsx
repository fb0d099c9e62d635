import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { FramePartProps } from 'src/app/journeys/part'
import { selectSettings } from 'src/features/company/companySlice'
import { DatedNotice } from 'src/features/notice/DatedNotice'
import { readNotice } from 'src/features/notice/readNotice'

/** The notice of the company's settings, on the sign-in page (notice/strip). */
export function Part({ shown }: FramePartProps) {
  const { notice: setting, received } = useSelector(selectSettings)
  const notice = useMemo(() => readNotice(setting, received), [setting, received])
  return notice ? <DatedNotice key={notice.text} notice={notice} shown={shown} /> : null
}
