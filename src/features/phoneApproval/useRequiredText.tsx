import { useRef, useState } from 'react'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'

/** A field that must have a text: `read` gives it, or '' once the field says that it is required and has the focus. */
export function useRequiredText(id: string) {
  const ref = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const problemId = `${id}-problem`
  const read = () => {
    const text = ref.current?.value.trim() ?? ''
    setMissing(text === '')
    if (text === '') ref.current?.focus()
    return text
  }
  const field = {
    id,
    name: id,
    problemId: missing ? problemId : undefined,
    below: <ProblemAlert id={problemId} problem={missing ? { code: 'required' } : undefined} line />,
    onInput: () => setMissing(false),
  }
  return { ref, field, read }
}
