import { useDispatch, useSelector } from 'react-redux'
import { useEffect, useRef } from 'react'
import { CloseButton } from 'src/components/actions/CloseButton'
import { BusyButton, LinkButton, SubmitButton, waitingFor, useLimit } from 'src/components/actions/Button'
import { useSettled } from 'src/components/feedback/useSettled'
import { ProblemAlert, Notice } from 'src/components/feedback/ProblemAlert'
import { PasswordField } from 'src/components/fields/PasswordField'
import { useFirstField } from 'src/components/fields/useFirstField'
import { UsernameForManagers } from 'src/components/fields/UsernameForManagers'
import { Modal } from 'src/components/layout/Modal'
import { Heading } from 'src/components/layout/Heading'
import { StepForm } from 'src/components/layout/step/StepForm'
import { Text } from 'src/components/layout/Text'
import { Below } from 'src/components/layout/Small'
import { FORM_RESET_MS } from 'src/constants/timings'
import { proofActions, selectProof, type ProofPlace } from 'src/features/account/proof/proofSlice'
import { selectPasskeyList } from 'src/features/account/passkeyListSlice'
import { selectAccountName } from 'src/features/record/selectors'
import { useMessages } from 'src/messages/useMessages'

const HEADING = 'proof-heading'

/** Asks again for the password or a passkey, above the page on which the server rejected an action (security-page/proof). */
export function ProofModal() {
  const { opening } = useSelector(selectProof)
  return opening > 0 && <Opened key={opening} />
}

/** One opening of the modal; its field is unmounted soon after it closes. */
function Opened() {
  const t = useMessages()
  const dispatch = useDispatch()
  const { step } = useSelector(selectProof)
  const open = step === 'asked' || step === 'checking'
  const gone = useSettled(open ? undefined : true, FORM_RESET_MS)
  if (gone) return null
  const leave = () => dispatch(proofActions.left())
  return (
    <Modal open={open} labelledBy={HEADING} label={t('proof.heading')} onClose={leave}>
      <CloseButton onClose={leave} />
      <ProofForm headingId={HEADING} />
    </Modal>
  )
}

const TEXT_ID = 'proof-text'
const PROBLEM_ID = 'proof-problem'
const WAIT_ID = 'proof-wait'
/** The problems that concern the content of the password field. */
const ABOUT_PASSWORD = ['wrongPassword', 'enterPassword']

/** Asks for the signed-in person's password or one of their passkeys, or offers a new sign-in instead (security-page/proof). */
function ProofForm({ headingId }: { headingId: string }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const proof = useSelector(selectProof)
  const passkeys = useSelector(selectPasskeyList)
  const username = useSelector(selectAccountName)
  const form = useFirstField()
  const password = useRef<HTMLInputElement>(null)
  const problem = proof.step === 'asked' ? proof.problem : undefined
  const about = problem && ABOUT_PASSWORD.includes(problem.code)
  const limit = useLimit(problem)
  const by = proof.step === 'checking' ? proof.by : undefined
  useEffect(() => {
    if (about) password.current?.focus()
  }, [about, problem])
  const submit = () => {
    if (!by && !limit) dispatch(proofActions.passwordEntered(password.current?.value ?? ''))
  }
  const waits = (other: typeof by) => by === other && waitingFor(WAIT_ID)
  return (
    <>
      <Heading id={headingId}>{t('proof.heading')}</Heading>
      <Text id={TEXT_ID}>{t('proof.text')}</Text>
      <StepForm
        ref={form}
        onSubmit={submit}
        act={
          <>
            <SubmitButton
              busy={by === 'password'}
              limit={limit}
              {...(by === 'password' && { id: WAIT_ID })}
              {...waits('passkey')}
            >
              {t('proof.confirm')}
            </SubmitButton>
            {passkeys.state === 'listed' && passkeys.list.length > 0 && (
              <Below>
                <BusyButton
                  busy={by === 'passkey'}
                  limit={limit}
                  {...(by === 'passkey' && { id: WAIT_ID })}
                  {...(waits('password') || { onClick: () => dispatch(proofActions.passkeyPressed()) })}
                >
                  {t('passkey.use')}
                </BusyButton>
              </Below>
            )}
          </>
        }
        quiet={
          <LinkButton type="button" onClick={() => dispatch(proofActions.signInPressed())}>
            {t('proof.anew')}
          </LinkButton>
        }
      >
        <UsernameForManagers username={username} />
        <PasswordField
          ref={password}
          id="proof-password"
          name="password"
          label={t('login.password')}
          autoComplete="current-password"
          readOnly={by === 'password'}
          aria-describedby={TEXT_ID}
          problemId={about ? PROBLEM_ID : undefined}
          below={<ProblemAlert id={PROBLEM_ID} problem={problem} line />}
          onInput={() => dispatch(proofActions.edited())}
        />
      </StepForm>
    </>
  )
}

/** Informs the person, next to the rejected button, to press it again: nothing is repeated automatically (security-page/proof). */
export function ProvenNotice({ place }: { place: ProofPlace }) {
  const t = useMessages()
  const proof = useSelector(selectProof)
  return <Notice tone="success">{proof.step === 'proven' && proof.place === place && t('proof.done')}</Notice>
}
