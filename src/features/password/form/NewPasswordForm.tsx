import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { PASSWORD_MIN } from 'src/constants/limits'
import type { Problem } from 'src/constants/problems'
import { CheckField } from 'src/components/fields/CheckField'
import { GatedSubmit } from 'src/components/actions/GatedSubmit'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { useFirstField } from 'src/components/fields/useFirstField'
import { StepForm } from 'src/components/layout/StepForm'
import { useLimit } from 'src/components/time/useLimit'
import { UsernameForManagers } from 'src/features/password/form/UsernameForManagers'
import { metRules, PASSWORD_RULES, RULES } from 'src/features/password/form/passwordRules'
import { RuleList } from 'src/features/password/form/RuleList'
import { ShowablePassword } from 'src/features/password/form/ShowablePassword'
import { StrengthMeter } from 'src/features/password/form/StrengthMeter'
import { useMessages } from 'src/messages/useMessages'

export interface NewPasswordEntry {
  oldPassword: string
  newPassword: string
}

export interface NewPasswordFormProps {
  /** Whose password it is, for a password manager; '' when nobody knows. */
  username: string
  /** Whether the old password is asked for. */
  withOld?: boolean
  button: string
  busy: boolean
  problem: Problem | undefined
  onEdit: () => void
  onSubmit: (entry: NewPasswordEntry) => void
  /** The primary button, once the form's own can no longer succeed. */
  wayOn?: ReactNode
}

const PROBLEM_ID = 'new-password-problem'
const RULES_ID = 'new-password-rules'
/** Close to its field, and apart from the next one. */
const Rules = styled.div`
  margin-block: -${({ theme }) => theme.space.s} 1.25rem;
`

const MATCH_ID = 'new-password-match'
const OF_NEW = RULES.filter(rule => rule !== 'match')
const OF_BOTH = ['match'] as const
const WHY_ID = 'new-password-why'

/** The problems that are about one of the passwords, and are told at its field. */
const ABOUT: Partial<Record<Problem['code'], 'old' | 'new'>> = {
  wrongOldPassword: 'old',
  prohibitedPassword: 'new',
  usedPassword: 'new',
}

/** The form's input; it reads the browser's own fields, which a password manager may have filled. */
function useEntry(about: 'old' | 'new' | undefined, problem: Problem | undefined) {
  const oldField = useRef<HTMLInputElement>(null)
  const newField = useRef<HTMLInputElement>(null)
  const verifyField = useRef<HTMLInputElement>(null)
  const [entry, setEntry] = useState({ oldPassword: '', newPassword: '', verify: '' })
  useEffect(() => {
    if (about) (about === 'old' ? oldField : newField).current?.focus()
  }, [about, problem])
  const typed = () => ({
    oldPassword: oldField.current?.value ?? '',
    newPassword: newField.current?.value ?? '',
    verify: verifyField.current?.value ?? '',
  })
  return { oldField, newField, verifyField, entry, typed, read: () => setEntry(typed()) }
}

/** Asks for a new password, twice, and for the old one where it is due (password-change/policy). */
export function NewPasswordForm({
  username,
  withOld = false,
  button,
  busy,
  problem,
  ...on
}: NewPasswordFormProps) {
  const say = useMessages()
  const about = problem && ABOUT[problem.code]
  const told = <ProblemAlert id={PROBLEM_ID} problem={problem} line />
  const { oldField, newField, verifyField, entry, typed, read } = useEntry(about, problem)
  const [shown, setShown] = useState(false)
  const form = useFirstField()
  const limit = useLimit(problem)
  useEffect(() => {
    const own = form.current
    // Before the app hears of it, and before a password manager looks (forms/show-password).
    const hide = () => flushSync(() => setShown(false))
    own?.addEventListener('submit', hide)
    return () => own?.removeEventListener('submit', hide)
  }, [form])
  const met = metRules(entry.newPassword, entry.verify)
  const complete = met.length === RULES.length && (!withOld || entry.oldPassword !== '')

  const edit = () => {
    read()
    on.onEdit()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy || limit || !complete) return
    const { oldPassword, newPassword } = typed()
    on.onSubmit({ oldPassword, newPassword })
  }
  const secret = { shown, readOnly: busy, onInput: edit }
  const fresh = {
    ...secret,
    autoComplete: 'new-password',
    minLength: PASSWORD_MIN,
    passwordrules: PASSWORD_RULES,
  }
  return (
    <StepForm
      ref={form}
      onSubmit={submit}
      act={
        <>
          {on.wayOn}
          <GatedSubmit
            second={Boolean(on.wayOn)}
            busy={busy}
            limit={limit}
            ready={complete}
            reasonId={WHY_ID}
            reason={say(withOld ? 'newPassword.whyWithOld' : 'newPassword.why')}
          >
            {button}
          </GatedSubmit>
        </>
      }
    >
      <UsernameForManagers username={username} />
      {withOld && (
        <ShowablePassword
          {...secret}
          id="old-password"
          name="old-password"
          label={say('newPassword.old')}
          enterKeyHint="next"
          ref={oldField}
          autoComplete="current-password"
          problemId={about === 'old' ? PROBLEM_ID : undefined}
          below={about === 'old' && told}
        />
      )}
      <ShowablePassword
        {...fresh}
        id="new-password"
        name="new-password"
        label={say('newPassword.new')}
        enterKeyHint="next"
        ref={newField}
        aria-describedby={RULES_ID}
        problemId={about === 'new' ? PROBLEM_ID : undefined}
        below={about === 'new' && told}
      >
        <StrengthMeter password={entry.newPassword} refused={about === 'new'} />
      </ShowablePassword>
      <Rules>
        <RuleList id={RULES_ID} rules={OF_NEW} met={met} />
      </Rules>
      <ShowablePassword
        {...fresh}
        id="verify-password"
        name="verify-password"
        label={say('newPassword.verify')}
        ref={verifyField}
        aria-describedby={MATCH_ID}
        below={!about && told}
      >
        <RuleList id={MATCH_ID} rules={OF_BOTH} met={met} />
      </ShowablePassword>
      <CheckField id="show-password" label={say('field.showPassword')} checked={shown} onChange={setShown} />
    </StepForm>
  )
}
