import { type ReactNode, useRef, useState } from 'react'
import type { Problem } from 'src/constants/problems'
import { GatedSubmit } from 'src/components/actions/GatedSubmit'
import { useFirstField } from 'src/components/fields/useFirstField'
import { StepForm } from 'src/components/layout/step/StepForm'
import { CodeField } from 'src/components/codes/CodeField'
import { codeIn, type Mask } from 'src/components/codes/codeMask'
import { type AwaitCode, useAwaitedCode } from 'src/components/codes/useAwaitedCode'
import { useMessages } from 'src/messages/useMessages'
import { useDispatch, useSelector } from 'react-redux'
import { useLimit } from 'src/components/actions/Button'
import { codeActions, selectCode } from 'src/features/mfa/factorCodeSlice'
import type { Submission } from 'src/services/api/factorService'

/** The id of the submit button; a page has only one such form. */
export const ACTIVATE_ID = 'security-code-activate'

interface CodeFormProps {
  id: string
  label: string
  mask: Mask
  oneTime?: boolean
  length?: number | undefined
  button: string
  buttonId?: string
  /** An instruction that explains why the button is disabled. */
  why?: string
  busy: boolean
  problem: Problem | undefined
  limit: Problem | undefined
  autoFocus?: boolean
  enterKeyHint?: 'go' | 'next'
  awaitCode?: AwaitCode | undefined
  onEdit: () => void
  onSubmit: (code: string) => void
  describedBy?: string | undefined
  children?: ReactNode
}

/** A form for one code. Its button is disabled until a code is entered (factors/button-waits). */
export function CodeForm({
  button,
  buttonId,
  why,
  busy,
  limit,
  awaitCode,
  onEdit,
  onSubmit,
  children,
  ...field
}: CodeFormProps) {
  const t = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const form = useFirstField()
  const [empty, setEmpty] = useState(true)
  const { mask } = field
  useAwaitedCode(awaitCode, busy, sent => {
    const code = codeIn(sent, mask)
    if (!input.current || code === '') return
    input.current.value = code
    setEmpty(false)
    if (!limit) onSubmit(code)
  })
  const submit = () => {
    const code = codeIn(input.current?.value ?? '', mask)
    if (!busy && !limit && code !== '') onSubmit(code)
  }
  const read = (text: string) => {
    setEmpty(text.trim() === '')
    onEdit()
  }

  return (
    <StepForm
      ref={form}
      onSubmit={submit}
      act={
        <GatedSubmit
          id={buttonId}
          busy={busy}
          limit={limit}
          ready={!empty}
          reasonId={`${field.id}-why`}
          reason={why ?? t('codeForm.why')}
        >
          {button}
        </GatedSubmit>
      }
    >
      <CodeField {...field} oneTime={field.oneTime ?? true} field={input} readOnly={busy} onEntry={read} />
      {children}
    </StepForm>
  )
}

/** Returns the state of the code that the page requests, the props of its form, and a function that submits it. */
export function useFactorCode() {
  const dispatch = useDispatch()
  const state = useSelector(selectCode)
  const problem = state.step === 'editing' ? state.problem : undefined
  const limit = useLimit(problem)
  const onEdit = () => {
    dispatch(codeActions.edited())
  }
  return {
    state,
    form: { busy: state.step === 'sending', problem, limit, onEdit },
    submit: (proof: Submission) => dispatch(codeActions.submitted(proof)),
  }
}
