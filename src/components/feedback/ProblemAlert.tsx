import { type ReactNode, useContext, useState, createContext, useEffect } from 'react'
import type { Problem } from 'src/constants/problems'
import { toneOf } from 'src/components/feedback/toneOf'
import { type Tone, ToneIcon } from 'src/components/icons/Icon'
import { KeyedText, PLACE, TextAround } from 'src/components/layout/KeyedText'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { countdownAnnouncement, limitWords, waitTime } from 'src/components/time/limitWords'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { type Translate, useMessages } from 'src/messages/useMessages'
import styled from 'styled-components'

/**
 * Whether a message describes the field that has or receives the focus, so that a screen reader announces it there.
 * The live region stays the same element but is not announced again, because Orca would repeat the message
 * (accessibility/heard-once).
 */
export const AnnouncedWithFocus = createContext(false)

/** The words for a problem (product/words). */
export const problemWords = (t: Translate, problem: Problem): string =>
  problem.code === 'serverText'
    ? (problem.text ?? t('problem.serverTryLater'))
    : t(`problem.${problem.code}`, { n: problem.minutes ?? 0 })

interface ProblemAlertProps {
  id: string
  problem: Problem | undefined
  /** Whether it is a line below the field that it concerns, instead of a box. */
  line?: boolean
  /** The problem of a poll, which repeats its call automatically and shows the answer. */
  polled?: boolean
  /** Shows the problem's own text after a rate limit, because no button here repeats the request. */
  stays?: boolean
  /** Additional content: on the same line, or a paragraph. */
  more?: ReactNode
}

/**
 * Shows a problem as an alert, which is announced once (accessibility/errors). A rate limit counts down and
 * disappears at its end (calls/retry-after). When the connection returns, a message about it replaces an 'offline'
 * problem (calls/online-again).
 */
export function ProblemAlert({ id, problem, line, polled, stays, more }: ProblemAlertProps) {
  const t = useMessages()
  const left = useSecondsLeft(problem?.until)
  const again = useOnlineAgain(polled ? undefined : problem)
  if (!problem || (problem.until && left === 0 && !stays)) return null
  const Words = more ? 'bdi' : 'p'
  const tone = left > 0 ? 'notice' : toneOf(problem.code)
  return (
    <>
      {!again && (
        <Alert id={id} tone={tone} line={line}>
          {left > 0 ? (
            <Words dir="auto">
              <Counting problem={problem} left={left} />
            </Words>
          ) : (
            <Words dir="auto" lang={problem.lang}>
              {problemWords(t, problem)}
            </Words>
          )}
          {more && <> {more}</>}
        </Alert>
      )}
      {/* The live region is rendered before its text, so that screen readers announce it. */}
      {problem.code === 'offline' && !polled && (
        <Notice tone="success" {...(line && { line })}>
          {again && t('problem.onlineAgain')}
        </Notice>
      )}
      {left > 0 && <LimitAnnouncement key={problem.until?.wallMs} problem={problem} left={left} />}
    </>
  )
}

interface AlertProps {
  id: string
  tone: Tone
  line?: boolean | undefined
  children: ReactNode
}

/** A box, or a line below a field, that is announced when it appears. */
export function Alert({ id, tone, line, children }: AlertProps) {
  const announcedWithFocus = useContext(AnnouncedWithFocus)
  return (
    <div className="told" id={id} role="alert" data-tone={tone} data-line={line || undefined}>
      <ToneIcon tone={tone} />
      <div aria-live={announcedWithFocus ? 'off' : undefined}>{children}</div>
    </div>
  )
}

interface LimitProps {
  problem: Problem
  left: number
}

/** The text of a limit; only its time changes, which is not read aloud again. */
export function Counting({ problem, left }: LimitProps) {
  const t = useMessages()
  const time = waitTime(left)
  if (time === undefined) return <KeyedText>{limitWords(t, problem, undefined)}</KeyedText>
  return (
    <TextAround text={limitWords(t, problem, PLACE)}>
      <span role="timer" aria-live="off">
        {time}
      </span>
    </TextAround>
  )
}

/** The text that is read aloud after the alert, once a minute and near the end (accessibility/countdown). */
function LimitAnnouncement({ problem, left }: LimitProps) {
  const t = useMessages()
  const { last, n } = countdownAnnouncement(left)
  const news = limitWords(t, problem, waitTime(last ? n : n * 60))
  // The alert itself has announced the first text.
  const [alertText] = useState(news)
  return <VisuallyHidden role="status">{news !== alertText && news}</VisuallyHidden>
}

/** Whether the browser is online again after an 'offline' problem; false for every other problem (calls/online-again). */
export function useOnlineAgain(problem: Problem | undefined): boolean {
  const [over, setOver] = useState<Problem>()
  const offline = problem?.code === 'offline' ? problem : undefined
  useEffect(() => {
    if (!offline) return undefined
    const hear = () => setOver(offline)
    window.addEventListener('online', hear)
    return () => window.removeEventListener('online', hear)
  }, [offline])
  return offline !== undefined && over === offline
}

/** A status line, read aloud when it changes. */
export const Status = styled.p.attrs({ role: 'status' })`
  color: ${({ theme }) => theme.color.textMuted};
`

interface NoticeProps {
  /** The id of the status, if it describes the heading that takes the focus. Screen readers then announce it only with the heading (`AnnouncedWithFocus`). */
  id?: string
  tone?: Tone
  /** Whether it is a line below a field, instead of a box. */
  line?: boolean
  children: ReactNode
}

/** Shows a hint or, in a different tone, a success; empty while there is none (accessibility/tones). */
export function Notice({ id, tone = 'notice', line, children }: NoticeProps) {
  return (
    <div className={children ? 'told' : undefined} data-tone={tone} data-line={line || undefined}>
      {children && <ToneIcon tone={tone} />}
      <div role="status">
        {/* Firefox does not include a status element in a description, so the id belongs to the element inside it. */}
        {id ? (
          <div id={id} aria-live="off">
            {children}
          </div>
        ) : (
          children
        )}
      </div>
    </div>
  )
}
