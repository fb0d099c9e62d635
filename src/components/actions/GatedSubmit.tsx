import { type BusyButtonProps, SubmitButton } from 'src/components/actions/Button'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'

interface GatedSubmitProps extends BusyButtonProps {
  ready: boolean
  reasonId: string
  reason: string
}

/** A submit button that is disabled until the form is complete; its description gives the reason (forms/no-dead-button). */
export const GatedSubmit = ({ ready, reasonId, reason, ...button }: GatedSubmitProps) => (
  <>
    <SubmitButton {...button} disabled={!ready} aria-describedby={ready ? undefined : reasonId} />
    <VisuallyHidden id={reasonId}>{!ready && reason}</VisuallyHidden>
  </>
)
