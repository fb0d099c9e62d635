import type { ReactNode, Ref, SubmitEvent } from 'react'
import { StepActions } from 'src/components/layout/StepActions'

interface StepFormProps {
  ref?: Ref<HTMLFormElement>
  onSubmit: () => void
  /** The fields, each with the problem that concerns it below it. */
  children: ReactNode
  act: ReactNode
  quiet?: ReactNode
  /** Another way on, in place of the form. */
  other?: ReactNode
}

/** The form of a step: its fields, its button, its quiet acts. It is never sent by the browser itself (security/secrets). */
export function StepForm({ ref, onSubmit, children, act, quiet, other }: StepFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={ref} method="post" noValidate onSubmit={submit}>
      {children}
      <StepActions act={act} quiet={quiet} other={other} />
    </form>
  )
}
