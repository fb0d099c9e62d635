import { Icon } from 'src/components/icons/Icon'

export function EyeIcon({ crossed }: { crossed: boolean }) {
  return (
    <Icon>
      <path d="M2 12q10-14 20 0q-10 14-20 0" />
      <circle cx="12" cy="12" r="3" />
      {crossed && <path d="M4 4l16 16" />}
    </Icon>
  )
}
