import { Icon } from 'src/components/icons/Icon'
import { TONE_PATHS, type Tone } from 'src/components/icons/tones'

export function ToneIcon({ tone }: { tone: Tone }) {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d={TONE_PATHS[tone]} />
    </Icon>
  )
}
