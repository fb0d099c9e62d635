import { useEffect, useState } from 'react'
import type { Problem } from 'src/constants/problems'
import { Notice } from 'src/components/feedback/Status'
import { toneOf } from 'src/components/feedback/toneOf'
import { useOnlineAgain } from 'src/components/feedback/useOnlineAgain'
import { ToneIcon } from 'src/components/icons/ToneIcon'
import { type Say, useMessages } from 'src/messages/useMessages'

/** The words for a problem (product/words). */
export const problemWords = (say: Say, problem: Problem): string =>
  problem.code === 'serverText'
    ? (problem.text ?? say('problem.serverTryLater'))
    : say(`problem.${problem.code}`, { n: problem.minutes ?? 0 })

/** When to try again, where the server said so: by the nearer of both clocks and not by counting, and no more once that time has come (calls/retry-after). */
export function Wait({ problem }: { problem: Problem }) {
  const say = useMessages()
  const [left, setLeft] = useState(problem.retryAfterS ?? 0)
  useEffect(() => {
    const waitMs = (problem.retryAfterS ?? 0) * 1000
    const begun = [performance.now(), Date.now()] as const
    const tick = () =>
      setLeft(Math.ceil((waitMs - Math.max(0, performance.now() - begun[0], Date.now() - begun[1])) / 1000))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [problem])
  if (left <= 0) return null
  return (
    <p role="timer" aria-live="off" dir="auto">
      {say(left > 3600 ? 'retry.hour' : left < 120 ? 'retry.seconds' : 'retry.minutes', {
        n: left < 120 ? left : Math.ceil(left / 60),
      })}
    </p>
  )
}

interface ProblemAlertProps {
  id: string
  problem: Problem | undefined
  /** As a line below the field that it concerns, else in a box. */
  line?: boolean
  /** The problem of a poll, which asks again on its own and tells what comes. */
  polled?: boolean
}

/** Tells a problem, once, as an alert; there is none before the first attempt (accessibility/errors). Once the connection is back, a missing one makes way for that news (calls/online-again). */
export function ProblemAlert({ id, problem, line, polled }: ProblemAlertProps) {
  const say = useMessages()
  const again = useOnlineAgain(polled ? undefined : problem)
  if (!problem) return null
  const tone = toneOf(problem.code)
  return (
    <>
      {!again && (
        <div className="told" id={id} role="alert" data-tone={tone} data-line={line || undefined}>
          <ToneIcon tone={tone} />
          <div>
            <p dir="auto" lang={problem.lang}>
              {problemWords(say, problem)}
            </p>
            <Wait problem={problem} />
          </div>
        </div>
      )}
      {/* The region is there before its words, so that they are read aloud. */}
      {problem.code === 'offline' && !polled && (
        <Notice tone="success" {...(line && { line })}>
          {again && say('problem.onlineAgain')}
        </Notice>
      )}
    </>
  )
}
