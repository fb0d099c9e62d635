import { TextField, type TextFieldProps } from 'src/components/fields/TextField'
import { useMessages } from 'src/messages/useMessages'

/** The username as browsers and password managers know it (forms/username-field). It is the browser's own: what an extension puts in it counts. */
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
