import { useRef, useState } from 'react'
import { codeIn, type Mask } from 'src/components/codes/codeMask'
import { useCodeInput } from 'src/components/codes/useCodeInput'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'

/** A field for a code that must not be empty: `read` returns the code, or '' after the field has shown that it is required and has taken the focus. */
export function useRequiredText(id: string, mask: Mask) {
  const ref = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const { on } = useCodeInput({
    mask,
    readsMessages: false,
    news: missing,
    onEntry: () => setMissing(false),
  })
  const problemId = `${id}-problem`
  const read = () => {
    const text = codeIn(ref.current?.value ?? '', mask)
    setMissing(text === '')
    if (text === '') ref.current?.focus()
    return text
  }
  const field = {
    id,
    name: id,
    problemId: missing ? problemId : undefined,
    below: <ProblemAlert id={problemId} problem={missing ? { code: 'required' } : undefined} line />,
    ...on,
  }
  return { ref, field, read }
}
