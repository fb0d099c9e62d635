import {
  useEffect,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useRef,
  type RefObject,
  useLayoutEffect,
} from 'react'
import type { Notice } from 'src/features/notice/readNotice'
import { wallClock } from 'src/services/browser/environment'
import { Actions, HelpSpacer, Strip, Text } from 'src/features/notice/stripStyles'
import { deadlineIn, watchSeconds } from 'src/services/clock'
import { LinkButton } from 'src/components/actions/Button'
import { ToneIcon } from 'src/components/icons/Icon'
import { KeyedText } from 'src/components/layout/KeyedText'
import { useFocusAfterRemoval } from 'src/components/layout/useFocusAfterRemoval'
import { useMessages } from 'src/messages/useMessages'
import { onResize } from 'src/services/browser/onResize'

/** Shows a notice until its end. It is announced once, also if the user comes back to the page (notice/announced). */
export function DatedNotice({ notice, shown }: { notice: Notice; shown: boolean }) {
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

interface NoticeStripProps extends Pick<Notice, 'text' | 'severity' | 'link'> {
  announced: boolean
  onAnnounced: (announced: true) => void
}

/** A strip over the top edge of the page, which moves nothing. If the text has too little room there, a button shows all of it (notice/strip, notice/show-all). */
function NoticeStrip({ text, severity, link, announced, onAnnounced }: NoticeStripProps) {
  const t = useMessages()
  const id = useId()
  const strip = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [live] = useState(!announced)
  const cut = useIsCut(place, announced ? text : '', open)
  useFocusAfterRemoval(strip, ':is(input, h1)')
  // A screen reader announces a change of a status, not a new status with text in it: the text comes one render later.
  useEffect(() => onAnnounced(true), [onAnnounced])
  return (
    <Strip
      ref={strip}
      aria-label={t(`notice.${severity}`)}
      data-tone={severity === 'warning' ? 'danger' : 'notice'}
      data-open={open || undefined}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)}
      onBlur={(event: FocusEvent) =>
        event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && setOpen(false)
      }
    >
      {announced && <ToneIcon tone={severity === 'warning' ? 'danger' : 'notice'} />}
      <Text id={id} ref={place} dir="auto" role={live ? 'status' : undefined}>
        {announced && <KeyedText>{text}</KeyedText>}
      </Text>
      <HelpSpacer aria-hidden="true" data-room={t('action.getHelp')} />
      {announced && (cut || link) && (
        <Actions>
          {cut && (
            <LinkButton type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
              <KeyedText>{t(open ? 'notice.showLess' : 'notice.showAll')}</KeyedText>
            </LinkButton>
          )}
          {link && (
            <a href={link} target="_blank" rel="noopener noreferrer">
              <KeyedText>{t('notice.more')}</KeyedText>
            </a>
          )}
        </Actions>
      )}
    </Strip>
  )
}

/** Whether a text has more lines than its box shows, from its first frame on. While the box is open, the earlier result applies. */
function useIsCut(place: RefObject<HTMLElement | null>, text: string, open: boolean): boolean {
  const [cut, setCut] = useState(false)
  useLayoutEffect(() => {
    const box = place.current
    if (!box || open) return undefined
    const measure = () => setCut(box.scrollHeight > box.clientHeight + 1)
    measure()
    return onResize(box, measure)
  }, [place, text, open])
  return cut
}
