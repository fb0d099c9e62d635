import type { ReactNode } from 'react'
import { LinkButton } from 'src/components/actions/Button'
import { UsernameField } from 'src/components/fields/UsernameField'
import type { SignInPart } from 'src/features/signIn/form/signInParts'
import type { SignInFields } from 'src/features/signIn/form/useSignInFields'
import type { LoginState } from 'src/features/signIn/loginSlice'
import { useMessages } from 'src/messages/useMessages'

interface NameFieldProps {
  login: LoginState
  fields: SignInFields
  parts: readonly SignInPart[]
  /** The id of the problem, if this field causes it. */
  problemId: string | undefined
  /** The id of a problem that the field announces when it gets the focus. */
  describedBy: string | undefined
  alert: ReactNode
}

/** The username, with the name of the provider below it and the way to another account beside it. */
export function NameField({ login, fields, parts, problemId, describedBy, alert }: NameFieldProps) {
  const t = useMessages()
  const { username, onNameEdited, forgetName } = fields
  const sending = login.step === 'signingIn'
  return (
    <UsernameField
      ref={username}
      autoComplete={['username', ...parts.flatMap(({ autoComplete }) => autoComplete ?? [])].join(' ')}
      autoFocus
      enterKeyHint="next"
      defaultValue={login.username}
      readOnly={sending}
      onInput={onNameEdited}
      problemId={problemId}
      aria-describedby={describedBy}
      below={
        <>
          {alert}
          {login.step === 'idpRedirect' && login.name && (
            <p className="provider" dir="auto" aria-hidden="true" translate="no">
              {login.name}
            </p>
          )}
        </>
      }
      aside={
        login.remembered &&
        !sending && (
          <LinkButton type="button" onClick={forgetName}>
            {t('login.otherAccount')}
          </LinkButton>
        )
      }
    />
  )
}
