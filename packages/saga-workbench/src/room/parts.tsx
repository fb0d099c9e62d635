import { type ReactNode, useState } from 'react'

interface SmallProps {
  onClick: () => unknown
  children: ReactNode
  className?: string
  title?: string
  'aria-label'?: string
  'aria-pressed'?: boolean
}

export const Small = ({ onClick, className = 'small', ...more }: SmallProps) => (
  <button type="button" className={className} onClick={() => void onClick()} {...more} />
)

/** Returns a field with the last copied text, which is absent at first, and the function that copies a text. */
export function useCopied(label: string): [field: ReactNode, copy: (text: string) => void] {
  const [text, setText] = useState<string>()
  const copy = (copied: string): void => {
    setText(copied)
    void navigator.clipboard.writeText(copied).catch(() => undefined)
  }
  return [text !== undefined && <textarea rows={12} readOnly aria-label={label} value={text} />, copy]
}

export const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`
