import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { useMessages } from 'src/messages/useMessages'

/** Adds the username to a form that does not ask for it, so that a password manager pairs it with the password (forms/username-kept). */
export function UsernameForManagers({ username }: { username: string }) {
  const t = useMessages()
  return (
    <VisuallyHidden aria-hidden="true">
      <input
        type="text"
        name="username"
        aria-label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        tabIndex={-1}
        value={username}
        readOnly
      />
    </VisuallyHidden>
  )
}
