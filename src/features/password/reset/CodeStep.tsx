import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { CODE_DIGITS } from 'src/constants/limits'
import type { Problem } from 'src/constants/problems'
import { LinkButton, SubmitButton } from 'src/components/Button'
import { type CodeDigits, filled, isComplete, nextBox } from 'src/components/codeDigits'
import { CodeBoxes } from 'src/components/CodeBoxes'
import { Links } from 'src/components/Links'
import { ProblemAlert } from 'src/components/ProblemAlert'
import { Notice } from 'src/components/Status'
import { MutedText, Text } from 'src/components/Text'
import { useMessages } from 'src/messages/useMessages'

const EMPTY: CodeDigits = Array.from({ length: CODE_DIGITS }, () => '')
const BOXES_ID = 'verification-code'
const PROBLEM_ID = 'verification-code-problem'
const HINT_ID = 'verification-code-hint'

const focusBox = (index: number) => document.getElementById(`${BOXES_ID}-${index + 1}`)?.focus()

interface CodeStepProps {
  /** The last digits of the phone. */
  reference: string
  /** Whether the boxes take the focus: they are new, and what was pressed for them is gone. */
  autoFocus: boolean
  busy: 'checking' | 'resending' | undefined
  resent: boolean
  problem: Problem | undefined
  /** Waits for the text message by itself while a code can be entered (WebOTP); ended by the signal. */
  awaitCode: (signal: AbortSignal) => Promise<string | undefined>
  onEdit: () => void
  onSubmit: (code: string) => void
  onResend: () => void
  /** A link beside 'Send new code'. */
  children: ReactNode
}

/** Asks for the code of the text message; a complete one is sent by itself. */
export function CodeStep({ reference, autoFocus, busy, resent, problem, awaitCode, ...on }: CodeStepProps) {
  const say = useMessages()
  const [digits, setDigits] = useState(EMPTY)
  const invalid = problem?.code === 'enterCode' || problem?.code === 'invalidCode'

  useEffect(() => {
    if (autoFocus) focusBox(0)
  }, [autoFocus])
  const change = useRef<(next: CodeDigits) => void>(() => undefined)
  useEffect(() => {
    change.current = next => {
      setDigits(next)
      on.onEdit()
      if (isComplete(next)) on.onSubmit(next.join(''))
    }
  })
  useEffect(() => {
    // A page that the browser keeps is to hold no code.
    const empty = () => setDigits(EMPTY)
    window.addEventListener('pagehide', empty)
    return () => window.removeEventListener('pagehide', empty)
  }, [])
  useEffect(() => {
    if (busy) return undefined
    const controller = new AbortController()
    void awaitCode(controller.signal).then(code => {
      if (code !== undefined && !controller.signal.aborted) change.current(filled(EMPTY, 0, code))
    })
    return () => controller.abort()
  }, [awaitCode, busy])
  useEffect(() => {
    if (problem?.code === 'invalidCode') focusBox(0)
    if (problem?.code === 'enterCode') focusBox(nextBox(digits))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new problem moves the focus, not what is typed after it
  }, [problem])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) on.onSubmit(digits.join(''))
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Text>{say('resetPassword.code.text', { reference })}</Text>
      <ProblemAlert id={PROBLEM_ID} problem={problem} />
      <Notice>{resent && say('resetPassword.code.resent')}</Notice>
      <CodeBoxes
        id={BOXES_ID}
        label={say('resetPassword.code.label')}
        digits={digits}
        readOnly={busy !== undefined}
        problemId={invalid ? PROBLEM_ID : undefined}
        describedBy={HINT_ID}
        onChange={next => change.current(next)}
      />
      <MutedText id={HINT_ID}>{say('resetPassword.code.hint')}</MutedText>
      <SubmitButton busy={busy === 'checking'}>{say('login.continue')}</SubmitButton>
      <Links>
        <LinkButton type="button" data-busy={busy === 'resending' || undefined} onClick={on.onResend}>
          {say('resetPassword.code.sendNew')}
        </LinkButton>
        {on.children}
      </Links>
    </form>
  )
}
