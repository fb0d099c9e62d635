import { Icon } from 'src/components/icons/Icon'
import { SIGNS, type Tone } from 'src/components/icons/signs'

export function ToneIcon({ tone }: { tone: Tone }) {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d={SIGNS[tone]} />
    </Icon>
  )
}
