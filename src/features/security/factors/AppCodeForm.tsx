import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { LinkButton, waitingFor, useLimit } from 'src/components/actions/Button'
import { GatedSubmit } from 'src/components/actions/GatedSubmit'
import { codeIn, digitsMask } from 'src/components/codes/codeMask'
import { UnreadPaste, unreadIdOf } from 'src/components/codes/usePastedCode'
import { useCodeInput } from 'src/components/codes/useCodeInput'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { TextField } from 'src/components/fields/TextField'
import { StepForm } from 'src/components/layout/step/StepForm'
import { useClearOnPageHide } from 'src/components/layout/useOnPageHide'
import { enrolmentActions, type EnrolmentState } from 'src/features/security/factors/enrolmentSlice'
import { useMessages } from 'src/messages/useMessages'

const FIELD_ID = 'app-code'
const PROBLEM_ID = 'app-code-problem'
const BUTTON_ID = 'app-code-confirm'

/** Asks for the code that the new app shows, which confirms the app (forms/code-field, security-page/set-up). */
export function AppCodeForm({ state }: { state: Extract<EnrolmentState, { step: 'open' | 'confirming' }> }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const field = useRef<HTMLInputElement>(null)
  const [empty, setEmpty] = useState(true)
  const busy = state.step === 'confirming'
  const problem = state.step === 'open' ? state.problem : undefined
  // A rate limit does not concern the typed code, so the focus stays where it is.
  const wrong = problem?.until ? undefined : problem
  const limit = useLimit(problem)
  useClearOnPageHide(field)
  useEffect(() => {
    if (!wrong) return
    field.current?.focus()
    // Selects a rejected code, so that the next key replaces it (forms/refused-selected).
    field.current?.select()
  }, [wrong])
  const { unread, on } = useCodeInput({
    mask: digitsMask,
    readsMessages: true,
    news: busy || problem,
    onEntry: text => {
      setEmpty(text === '')
      dispatch(enrolmentActions.edited())
    },
  })
  const submit = () => {
    const code = codeIn(field.current?.value ?? '', digitsMask)
    if (!busy && !limit && code !== '') dispatch(enrolmentActions.codeEntered(code))
  }
  return (
    <StepForm
      onSubmit={submit}
      act={
        <GatedSubmit
          id={BUTTON_ID}
          busy={busy}
          limit={limit}
          ready={!empty}
          reasonId="app-code-why"
          reason={t('codeForm.why')}
        >
          {t('action.activate')}
        </GatedSubmit>
      }
      quiet={
        <LinkButton
          type="button"
          {...(busy ? waitingFor(BUTTON_ID) : { onClick: () => dispatch(enrolmentActions.cancelled()) })}
        >
          {t('security.cancel')}
        </LinkButton>
      }
    >
      <TextField
        ref={field}
        id={FIELD_ID}
        name={FIELD_ID}
        label={t('code.label')}
        type="text"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        translate="no"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        readOnly={busy}
        problemId={unread ? unreadIdOf(FIELD_ID) : wrong ? PROBLEM_ID : undefined}
        below={
          unread ? <UnreadPaste id={FIELD_ID} /> : <ProblemAlert id={PROBLEM_ID} problem={problem} line />
        }
        {...on}
      />
    </StepForm>
  )
}
