import { type ComponentPropsWithoutRef, useEffect, useState } from 'react'
import styled, { css } from 'styled-components'
import { useMessages } from 'src/messages/useMessages'
import { KeyedText } from 'src/components/layout/KeyedText'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { limitWords, waitTime } from 'src/components/time/limitWords'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import type { Problem, SecondButton } from 'src/constants/problems'
import { SLOW_WAIT_MS } from 'src/constants/timings'

/** Returns the attributes of a button that is disabled at the moment; the element with this id gives the reason (forms/no-dead-button). */
export const waitingFor = (id: string) => ({ 'aria-disabled': true, 'aria-describedby': id })

const Line = styled.p.attrs({ role: 'status' })`
  width: 100%;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
  &:not(:empty) {
    margin-block-start: ${({ theme }) => theme.space.s};
  }
`

/** Shown while a button's request is pending: after 6 s it explains that the person need not send it again (waits/slow-form). */
function SlowLine() {
  const t = useMessages()
  const [part, setPart] = useState<'early' | 'soon' | 'slow'>('early')
  useEffect(() => {
    const timers = [
      // The live region is rendered before its text, because screen readers might otherwise not announce it.
      setTimeout(() => setPart('soon'), SLOW_WAIT_MS / 2),
      setTimeout(() => setPart('slow'), SLOW_WAIT_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])
  if (part === 'early') return null
  return <Line>{part === 'slow' && t('action.slow')}</Line>
}

export const look = css`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-height: ${({ theme }) => theme.size.control};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
  border-radius: ${({ theme }) => theme.radius.m};
  border: 1px solid;
  font-weight: ${({ theme }) => theme.font.bold};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${({ theme }) => theme.motion.fast};
  &[data-busy] {
    cursor: progress;
  }
`

/** The style of a secondary button. */
export const second = css`
  background: transparent;
  color: ${({ theme }) => theme.color.link};
  border-color: ${({ theme }) => theme.color.borderStrong};
  @media (hover: hover) {
    &:hover {
      background: ${({ theme }) => theme.color.surfaceSunken};
    }
  }
`

export const PrimaryButton = styled.button`
  ${look}
  background: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color.onAccent};
  border-color: ${({ theme }) => theme.color.accentEdge};
  @media (hover: hover) {
    &:hover {
      background: ${({ theme }) => theme.color.accentHover};
    }
  }
  &[data-second] {
    ${second}
  }
  &:disabled,
  &[aria-disabled='true']:not([data-second]) {
    cursor: not-allowed;
    background: ${({ theme }) => theme.color.surfaceSunken};
    color: ${({ theme }) => theme.color.textMuted};
    border-color: ${({ theme }) => theme.color.border};
  }
`

/** A secondary button; the same element as the primary one, so that a button which changes its look keeps the focus. */
export const SecondaryButton = styled(PrimaryButton).attrs<{ 'data-second'?: '' }>({ 'data-second': '' })``

/** A button that looks like the links beside it. */
export const LinkButton = styled.button`
  display: inline-flex;
  align-items: center;
  min-width: ${({ theme }) => theme.size.target};
  min-height: ${({ theme }) => theme.size.target};
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.link};
  text-decoration-line: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`

export interface BusyButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** The style of the button; a form's button has the same. */
  look?: typeof PrimaryButton
  /** Whether its own request is pending; absent for a button without one. */
  busy?: boolean
  /** Another button is the way on. */
  second?: boolean
  limit?: Problem | undefined
}

/**
 * A button that shows and announces 'Please wait' while its request is pending, with a spinner from 0.4 s on and a
 * line below it if the wait is long (accessibility/progress, sign-in/busy, waits/life, waits/slow-form). It keeps the
 * focus and ignores presses meanwhile.
 */
export function BusyButton({
  look: Look = SecondaryButton,
  busy,
  second,
  limit,
  onClick,
  children,
  ...button
}: BusyButtonProps) {
  const t = useMessages()
  const wait = t('action.pleaseWait')
  const held = useHeld(limit)
  return (
    <>
      <Look
        type="button"
        {...button}
        data-busy={busy || undefined}
        {...(second && { 'data-second': '' })}
        {...held?.button}
        onClick={busy || held ? undefined : onClick}
      >
        <KeyedText more={!busy && held?.time}>{busy ? wait : children}</KeyedText>
      </Look>
      <VisuallyHidden role="status">{busy && wait}</VisuallyHidden>
      {busy && <SlowLine />}
    </>
  )
}

/**
 * Holds a button while a rate limit applies: it keeps the focus, shows when it works again, and does nothing until
 * then (calls/limited-button). Its form must check `useLimit` before it submits.
 */
function useHeld(limit: Problem | undefined) {
  const t = useMessages()
  const left = useSecondsLeft(limit?.until)
  if (!limit || left === 0) return undefined
  const time = waitTime(left)
  return {
    time: time && ` · ${time}`,
    button: {
      'aria-disabled': true,
      'data-held': '',
      // The button's name does not mention the limit, and an edit has removed the alert that a description could refer to.
      ...(time === undefined && { 'aria-description': limitWords(t, limit, undefined) }),
    },
  }
}

/**
 * Returns the rate limit that holds a button: the problem that started it, until its time is over, even after an edit
 * has removed its text (calls/limited-button). `button` is the second button of the form to which the limit applies.
 * A limit of something other than `of`, such as another username, holds no button.
 */
export function useLimit(
  problem: Problem | undefined,
  { button, of = '' }: { button?: SecondButton; of?: string } = {},
): Problem | undefined {
  const [limit, setLimit] = useState({ problem: undefined as Problem | undefined, of })
  const own = problem?.until && problem.button === button ? problem : undefined
  if (own && own !== limit.problem) setLimit({ problem: own, of })
  const left = useSecondsLeft(limit.problem?.until)
  return left > 0 && limit.of === of ? limit.problem : undefined
}

/** The button of a form, which ignores a second submit. */
export const SubmitButton = (button: BusyButtonProps) => (
  <BusyButton look={PrimaryButton} {...button} type="submit" />
)
