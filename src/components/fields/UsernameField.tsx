import { TextField, type TextFieldProps } from 'src/components/fields/TextField'
import { useMessages } from 'src/messages/useMessages'

/** The username field as browsers and password managers expect it (forms/username-field). It is uncontrolled, so that a text from an extension counts. */
export function UsernameField(field: Omit<TextFieldProps, 'id' | 'label'>) {
  return (
    <TextField
      id="username"
      name="username"
      label={useMessages()('login.username')}
      type="text"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
    />
  )
}
