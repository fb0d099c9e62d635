import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Problem } from 'src/constants/problems'
import { CheckField } from 'src/components/fields/CheckField'
import { GatedSubmit } from 'src/components/actions/GatedSubmit'
import { Alert, ProblemAlert, AnnouncedWithFocus } from 'src/components/feedback/ProblemAlert'
import { useFirstField } from 'src/components/fields/useFirstField'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { useSettled } from 'src/components/feedback/useSettled'
import { RULES_MET_MESSAGE_MS } from 'src/constants/timings'
import { StepForm } from 'src/components/layout/step/StepForm'
import { useLimit } from 'src/components/actions/Button'
import { UsernameForManagers } from 'src/components/fields/UsernameForManagers'
import { useEnter, type Place, useEntry } from 'src/features/password/form/useEntry'
import {
  generatorRules,
  metRules,
  missingRules,
  DEFAULT_RULES,
} from 'src/features/password/form/passwordRules'
import { ruleWords, idsOf, RuleList } from 'src/features/password/form/RuleList'
import { NewField, ShowablePassword } from 'src/features/password/form/NewField'
import { useMessages } from 'src/messages/useMessages'
import type { PasswordRules } from 'src/services/passwordRules'

interface NewPasswordFormProps {
  /** The username, for password managers; '' if it is unknown. */
  username: string
  withOld?: boolean
  rules?: PasswordRules
  button: string
  busy: boolean
  problem: Problem | undefined
  onEdit: () => void
  onSubmit: (entry: { oldPassword: string; newPassword: string }) => void
  /** Replaces the primary button once submitting the form can no longer succeed. */
  wayOn?: ReactNode
}

const PROBLEM_ID = 'new-password-problem'
const OF_BOTH = ['match'] as const
const WHY_ID = 'new-password-why'

/** The problems that concern one of the passwords and are shown at its field. */
const ABOUT: Partial<Record<Problem['code'], 'old' | 'new'>> = {
  wrongOldPassword: 'old',
  prohibitedPassword: 'new',
  usedPassword: 'new',
  serverText: 'new',
}

/** Asks for a new password twice, and for the old one if required (password-change/policy). */
export function NewPasswordForm({
  username,
  withOld = false,
  rules = DEFAULT_RULES,
  button,
  busy,
  problem,
  ...on
}: NewPasswordFormProps) {
  const t = useMessages()
  // The field with missing input after a submission with Enter; the button is disabled until the input is complete.
  const [unmet, setUnmet] = useState<{ at: Place }>()
  const about = problem ? ABOUT[problem.code] : unmet?.at
  const { oldField, newField, verifyField, entry, typed, read } = useEntry(about, problem ?? unmet)
  const [shown, setShown] = useState(false)
  const form = useFirstField()
  const limit = useLimit(problem)
  useEffect(() => {
    const own = form.current
    // Runs before the form is submitted and before a password manager reads the field (forms/show-password).
    const hide = () => flushSync(() => setShown(false))
    own?.addEventListener('submit', hide)
    return () => own?.removeEventListener('submit', hide)
  }, [form])
  const met = metRules(entry.newPassword, entry.verify, rules)
  const missing = missingRules(entry.newPassword, entry.verify, rules)
  const complete = missing.length === 0 && (!withOld || entry.oldPassword !== '')
  const why = t(withOld ? 'newPassword.whyWithOld' : 'newPassword.why')
  const edit = () => {
    setUnmet(undefined)
    read()
    on.onEdit()
  }
  const submit = () => {
    if (busy || limit || !complete) return
    const { oldPassword, newPassword } = typed()
    on.onSubmit({ oldPassword, newPassword })
  }
  useEnter(form, () => {
    if (busy || complete) return
    if (withOld && entry.oldPassword === '') setUnmet({ at: 'old' })
    else setUnmet({ at: missing.every(rule => rule === 'match') ? 'verify' : 'new' })
  })
  const message = problem ? (
    <ProblemAlert id={PROBLEM_ID} problem={problem} line />
  ) : (
    unmet && (
      <Alert id={PROBLEM_ID} tone="danger" line>
        <p>{why}</p>
        <VisuallyHidden>{` ${missing.map(rule => ruleWords(t, rule, rules)).join(', ')}`}</VisuallyHidden>
      </Alert>
    )
  )
  const isAbout = (place: Place) => (about === place ? PROBLEM_ID : undefined)
  // A problem shown below one field may concern the other one, which then refers to it.
  const messageAt = (place: Place) =>
    (problem && about ? about : 'verify') === place &&
    message && <AnnouncedWithFocus value={about !== undefined}>{message}</AnnouncedWithFocus>
  // Hides the rules and the strength while a request or a rejection is shown.
  const quiet = busy || Boolean(message)
  const allMet = useSettled((complete && !quiet) || undefined, RULES_MET_MESSAGE_MS)
  const secret = { shown, readOnly: busy, onInput: edit }
  const fresh = {
    ...secret,
    autoComplete: 'new-password',
    minLength: rules.least,
    passwordrules: generatorRules(rules),
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
            reason={why}
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
          label={t('newPassword.old')}
          enterKeyHint="next"
          ref={oldField}
          autoComplete="current-password"
          problemId={isAbout('old')}
          below={messageAt('old')}
        />
      )}
      <NewField
        {...fresh}
        ref={newField}
        rules={rules}
        met={met}
        password={entry.newPassword}
        refused={problem !== undefined && about === 'new'}
        quiet={quiet}
        problemId={isAbout('new')}
        below={messageAt('new')}
      />
      <ShowablePassword
        {...fresh}
        id="verify-password"
        name="verify-password"
        label={t('newPassword.verify')}
        ref={verifyField}
        aria-describedby={idsOf(OF_BOTH)}
        problemId={isAbout('verify')}
        below={messageAt('verify')}
      >
        <RuleList rules={rules} shown={OF_BOTH} met={met} />
      </ShowablePassword>
      <CheckField id="show-password" label={t('field.showPassword')} checked={shown} onChange={setShown} />
      <VisuallyHidden role="status">{allMet && t('newPassword.allMet')}</VisuallyHidden>
    </StepForm>
  )
}
