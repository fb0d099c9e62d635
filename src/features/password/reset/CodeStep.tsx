import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CODE_DIGITS } from 'src/constants/limits'
import type { Problem } from 'src/constants/problems'
import type { Deadline } from 'src/constants/timings'
import { SubmitButton, waitingFor, useLimit } from 'src/components/actions/Button'
import { type CodeDigits, filled, isComplete, nextBox } from 'src/components/codes/codeDigits'
import { ResendCode } from 'src/components/actions/ResendCode'
import { CodeBoxes } from 'src/components/codes/CodeBoxes'
import { focusField, useFirstField } from 'src/components/fields/useFirstField'
import { StepForm } from 'src/components/layout/step/StepForm'
import { ProblemAlert, Notice } from 'src/components/feedback/ProblemAlert'
import { MutedText } from 'src/components/layout/Text'
import { useOnPageHide } from 'src/components/layout/useOnPageHide'
import { type AwaitCode, useAwaitedCode } from 'src/components/codes/useAwaitedCode'
import { useMessages } from 'src/messages/useMessages'

const LAST = CODE_DIGITS - 1
const EMPTY: CodeDigits = Array.from({ length: CODE_DIGITS }, () => '')
const BOXES_ID = 'verification-code'
const PROBLEM_ID = 'verification-code-problem'
const HINT_ID = 'verification-code-hint'
const CONTINUE_ID = 'verification-code-continue'
const SEND_NEW_ID = 'verification-code-new'

const focusBox = (form: HTMLFormElement | null, index: number) => focusField(form, `${BOXES_ID}-${index + 1}`)

interface CodeStepProps {
  /** Whether the boxes take the focus, because they are new and the pressed button has disappeared. */
  autoFocus: boolean
  busy: 'checking' | 'resending' | undefined
  /** The message after a new code was sent. */
  resent: string | false
  /** For e-mail, the time from which another code can be requested. */
  newCodeAt?: Deadline | undefined
  problem: Problem | undefined
  limit: Problem | undefined
  awaitCode?: AwaitCode | undefined
  onEdit: () => void
  onSubmit: (code: string) => void
  onResend: () => void
  /** A link beside 'Send new code'. */
  children: ReactNode
}

/** Manages the digits, which a text message may fill in, and the focus. */
function useCode({
  autoFocus,
  busy,
  problem,
  awaitCode,
  onEdit,
  onSubmit,
}: Pick<CodeStepProps, 'autoFocus' | 'busy' | 'problem' | 'awaitCode' | 'onEdit' | 'onSubmit'>) {
  const form = useRef<HTMLFormElement>(null)
  useFirstField(form)
  const [digits, setDigits] = useState(EMPTY)

  useEffect(() => {
    if (autoFocus) focusBox(form.current, 0)
  }, [autoFocus])
  const change = (entered: CodeDigits, at: number) => {
    // The server rejected a complete code: the person overwrites it from the first box to the last.
    const refused = isComplete(digits)
    const next = refused && entered[0] === '' ? EMPTY : entered
    setDigits(next)
    onEdit()
    if (isComplete(next) && (!refused || at === LAST)) onSubmit(next.join(''))
  }
  useAwaitedCode(awaitCode, busy !== undefined, code => change(filled(EMPTY, 0, code), LAST))
  // A page in the back/forward cache must not contain a code, and it does not render again before it is cached.
  useOnPageHide(() => flushSync(() => setDigits(EMPTY)))
  useEffect(() => {
    if (problem?.code === 'invalidCode') focusBox(form.current, 0)
    if (problem?.code === 'enterCode') focusBox(form.current, nextBox(digits))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new problem moves the focus, not later typing
  }, [problem])
  return { form, digits, change }
}

/** Asks for the code that was sent, and submits a complete one at once. */
export function CodeStep({
  autoFocus,
  busy,
  resent,
  newCodeAt,
  problem,
  limit,
  awaitCode,
  ...on
}: CodeStepProps) {
  const t = useMessages()
  const send = (code: string) => {
    if (!limit) on.onSubmit(code)
  }
  const { form, digits, change } = useCode({ autoFocus, busy, problem, awaitCode, ...on, onSubmit: send })
  const resendLimit = useLimit(problem, { button: 'newCode' })
  const invalid = problem?.code === 'enterCode' || problem?.code === 'invalidCode'

  const submit = () => {
    if (!busy) send(digits.join(''))
  }
  return (
    <StepForm
      ref={form}
      onSubmit={submit}
      act={
        <SubmitButton
          id={CONTINUE_ID}
          busy={busy === 'checking'}
          limit={limit}
          {...(busy === 'resending' && waitingFor(SEND_NEW_ID))}
        >
          {t('login.continue')}
        </SubmitButton>
      }
      quiet={
        <>
          <ResendCode
            id={SEND_NEW_ID}
            busy={busy === 'resending'}
            limit={resendLimit}
            at={newCodeAt}
            {...(busy === 'checking' ? waitingFor(CONTINUE_ID) : { onClick: on.onResend })}
          >
            {t('resetPassword.code.sendNew')}
          </ResendCode>
          {on.children}
        </>
      }
    >
      <CodeBoxes
        id={BOXES_ID}
        label={t('resetPassword.code.label')}
        digits={digits}
        readOnly={busy !== undefined}
        problemId={invalid ? PROBLEM_ID : undefined}
        describedBy={HINT_ID}
        onChange={change}
        below={
          <>
            <ProblemAlert id={PROBLEM_ID} problem={problem} line />
            <Notice tone="success" line>
              {resent}
            </Notice>
          </>
        }
      />
      <MutedText id={HINT_ID}>{t('resetPassword.code.hint')}</MutedText>
    </StepForm>
  )
}
