import type { ReactNode } from 'react'
import { Icon } from 'src/components/icons/Icon'

export type ConnectedKind = 'windows' | 'mac' | 'ios' | 'android' | 'app' | 'unknown'

const phone = (
  <>
    <rect x="7" y="2.75" width="10" height="18.5" rx="2" />
    <path d="M11 18.25h2" />
  </>
)
const laptop = (
  <>
    <rect x="4.75" y="4.75" width="14.5" height="10" rx="1.25" />
    <path d="M2.5 18.25h19" />
  </>
)
const screen = (
  <>
    <rect x="3.75" y="4.25" width="16.5" height="11" rx="1.25" />
    <path d="M9 19.75h6M12 15.25v4.5" />
  </>
)
const app = (
  <>
    <rect x="4" y="4" width="6.5" height="6.5" rx="1.25" />
    <rect x="13.5" y="4" width="6.5" height="6.5" rx="1.25" />
    <rect x="4" y="13.5" width="6.5" height="6.5" rx="1.25" />
    <rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.25" />
  </>
)

const SHAPES: Record<ConnectedKind, ReactNode> = {
  windows: screen,
  mac: laptop,
  ios: phone,
  android: phone,
  app,
  unknown: screen,
}

/** The icon of a device's family, or of an app; its name is beside it. */
export function ConnectedIcon({ kind }: { kind: ConnectedKind }) {
  return <Icon>{SHAPES[kind]}</Icon>
}
