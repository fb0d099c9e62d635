import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { LinkButton, SubmitButton, useLimit } from 'src/components/actions/Button'
import { ProblemAlert, Status } from 'src/components/feedback/ProblemAlert'
import { TextField } from 'src/components/fields/TextField'
import { StepForm } from 'src/components/layout/step/StepForm'
import { Below } from 'src/components/layout/Small'
import { PASSKEY_NAME_MAX } from 'src/constants/passkeys'
import { accountEvents } from 'src/features/account/accountEvents'
import { PasskeyCard, type PasskeyCardProps } from 'src/features/account/PasskeyCard'
import { ownActActions, selectOwnActs } from 'src/features/security/ownActSlice'
import { shortName } from 'src/features/account/cardParts'
import { useMessages } from 'src/messages/useMessages'

/** A passkey that can also be renamed (security-page/passkeys). */
export function OwnPasskeyCard(card: PasskeyCardProps) {
  const { id, name } = card.passkey
  const t = useMessages()
  const dispatch = useDispatch()
  const act = useSelector(selectOwnActs).renamePasskey
  const own = act?.id === id ? act : undefined
  const [opened, setOpened] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const problem = own?.step === 'failed' ? own.problem : undefined
  const limit = useLimit(problem)
  const naming = opened === true && own?.step !== 'done'
  // The pressed button has disappeared; the element that replaces it takes the focus.
  useEffect(() => {
    if (opened !== undefined) (naming ? field : button).current?.focus()
    if (naming) field.current?.select()
  }, [opened, naming])
  const busy = own?.step === 'doing'
  const open = () => {
    dispatch(ownActActions.cleared('renamePasskey'))
    setOpened(true)
  }
  const save = () => {
    const entered = field.current?.value.trim() ?? ''
    if (busy || limit) return
    if (entered === '' || entered === name) setOpened(false)
    else dispatch(accountEvents.actPressed({ kind: 'renamePasskey', id, name: entered }))
  }
  return (
    <PasskeyCard
      {...card}
      act={
        !naming && (
          <LinkButton
            type="button"
            ref={button}
            aria-label={t('security.renameNamed', { name: shortName(name || t('passkeys.unnamed')) })}
            onClick={open}
          >
            {t('security.rename')}
          </LinkButton>
        )
      }
    >
      {own?.step === 'done' && <Status>{t('security.renamed')}</Status>}
      {naming && (
        <Below>
          <StepForm
            onSubmit={save}
            act={
              <SubmitButton busy={busy} limit={limit}>
                {t('security.save')}
              </SubmitButton>
            }
            quiet={
              <LinkButton type="button" onClick={() => setOpened(false)}>
                {t('security.cancel')}
              </LinkButton>
            }
          >
            <TextField
              ref={field}
              id={`name-${id}`}
              name="passkey-name"
              label={t('security.name')}
              defaultValue={name}
              maxLength={PASSKEY_NAME_MAX}
              autoComplete="off"
              readOnly={busy}
              below={<ProblemAlert id={`name-${id}-problem`} problem={problem} line />}
              onInput={() => problem && dispatch(ownActActions.cleared('renamePasskey'))}
            />
          </StepForm>
        </Below>
      )}
    </PasskeyCard>
  )
}
