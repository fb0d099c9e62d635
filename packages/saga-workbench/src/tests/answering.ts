import type { UnknownAction } from '@reduxjs/toolkit'

export interface RecordedAnswer {
  /** The name of the called function or selector. */
  of: string
  gives?: unknown
  throws?: unknown
  /** Set if it never ends. */
  waits?: true
}

type Next = () => unknown

/** Creates providers for `expectSaga` that answer calls and selectors by name, in the order of the answers, and record the calls, delays and puts in order. */
export function answering(answers: readonly RecordedAnswer[]) {
  const remaining = [...answers]
  const effects: ({ call: string; args: unknown[] } | { delay: unknown[] } | { put: UnknownAction })[] = []

  function answerFor(name: string, next: Next): unknown {
    const index = remaining.findIndex(({ of }) => of === name)
    const [answer] = index === -1 ? [] : remaining.splice(index, 1)
    if (!answer) return next()
    if (answer.waits) return new Promise(() => undefined)
    if ('throws' in answer) throw answer.throws as Error
    return answer.gives
  }

  const provide = {
    call({ fn, args }: { fn: { name: string }; args: unknown[] }, next: Next): unknown {
      if (fn.name === 'delayP') effects.push({ delay: args.slice(0, 1) })
      else if (fn.name !== '') effects.push({ call: fn.name, args })
      return answerFor(fn.name, next)
    },
    put({ action }: { action: UnknownAction }, next: Next): unknown {
      effects.push({ put: action })
      return next()
    },
    // The toolkit wraps a slice's selector; its name is that of the wrapped function.
    select: (
      { selector: { unwrapped, name } }: { selector: { name: string; unwrapped?: { name: string } } },
      next: Next,
    ): unknown => answerFor(unwrapped?.name ?? name, next),
  }
  return { provide: provide as object, effects }
}
