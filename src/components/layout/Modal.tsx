import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { MODAL_FADE_MS } from 'src/constants/timings'

const appear = keyframes`
  from { opacity: 0; translate: 0 0.75rem; }
`

const Dialog = styled.dialog`
  width: ${({ theme }) => theme.size.modal};
  max-width: calc(100vw - ${({ theme }) => theme.space.xl});
  max-height: calc(100dvh - ${({ theme }) => theme.space.xl});
  padding: ${({ theme }) => theme.space.xl};
  /* Those of a card around it are not its own. */
  --card-top: initial;
  --card-end: initial;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.l};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow};
  animation: ${appear} ${({ theme }) => theme.motion.slow};
  &::backdrop {
    background: ${({ theme }) => theme.backdrop};
    transition: opacity ${MODAL_FADE_MS}ms ease-out;
  }
  &[data-closing] {
    opacity: 0;
    transition: opacity ${MODAL_FADE_MS}ms ease-out;
    &::backdrop {
      opacity: 0;
    }
  }
  ${({ theme }) => theme.media.phone} {
    width: 100vw;
    max-width: 100vw;
    height: 100dvh;
    max-height: 100dvh;
    padding: ${({ theme }) => theme.space.l};
    border-radius: 0;
  }
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid CanvasText;
  }
`

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]'

interface ModalProps {
  open: boolean
  /** The id of its heading, and its name until that heading is rendered. */
  labelledBy: string
  label: string
  onClose: () => void
  children: ReactNode
}

/**
 * A modal above an inert page: takes and traps the focus, closes on Escape and returns the focus
 * (accessibility/modal). Closing fades out for 250 ms (support/closing).
 */
export function Modal({ open, labelledBy, label, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return undefined
    if (open) {
      if (!shown.open) shown.showModal()
      return undefined
    }
    const fade = setTimeout(() => shown.close(), prefersStillness() ? 0 : MODAL_FADE_MS)
    return () => clearTimeout(fade)
  }, [open])
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  }
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      aria-label={label}
      data-closing={open ? undefined : ''}
      onCancel={cancel}
      onClose={() => open && onClose()}
      onKeyDown={keepFocus}
    >
      {children}
    </Dialog>
  )
}

const prefersStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Keeps Tab within the modal; the browser would move on to its own controls. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  // With Shift, WebKitGTK reports only the `code` of the key correctly.
  if (![event.key, event.code].includes('Tab') || event.defaultPrevented) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter(canStop)
  const [first, last] = [stops[0], stops.at(-1)]
  const current = document.activeElement
  const outside = !stops.includes(current as HTMLElement)
  const next = event.shiftKey
    ? current === first || outside
      ? last
      : undefined
    : current === last
      ? first
      : undefined
  if (!next) return
  event.preventDefault()
  // After a mouse press, WebKit shows the focus ring only if asked to.
  next.focus({ focusVisible: true })
}

const canStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0
