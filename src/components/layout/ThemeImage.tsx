import { type ReactNode, useState } from 'react'

interface ThemeImageProps {
  address: string
  className?: string
  /** Shown until the image has loaded, and if it fails. */
  otherwise?: ReactNode
  /** Called with the address once the image is visible. */
  onSeen?: (address: string) => void
}

/** Shows a company's image once it has loaded completely, and not at all if it fails to load (product/company-look, addresses/images). */
export function ThemeImage({ address, className, otherwise = null, onSeen }: ThemeImageProps) {
  const [state, setState] = useState<{ address: string; loaded: boolean | undefined }>({
    address,
    loaded: undefined,
  })
  const loaded = state.address === address ? state.loaded : undefined
  if (loaded === false) return otherwise
  return (
    <>
      {!loaded && otherwise}
      <img
        className={className}
        src={address}
        alt=""
        referrerPolicy="no-referrer"
        decoding="async"
        hidden={!loaded}
        onLoad={() => {
          setState({ address, loaded: true })
          onSeen?.(address)
        }}
        onError={() => setState({ address, loaded: false })}
      />
    </>
  )
}
