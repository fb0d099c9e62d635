import type { UnknownAction } from '@reduxjs/toolkit'

export interface Answered {
  /** The name of the called function or selector. */
  of: string
  gives?: unknown
  throws?: unknown
  /** Set if it never ends. */
  waits?: true
}

type Next = () => unknown

/** Creates providers for `expectSaga` that answer calls and selectors by name, in the order of the answers, and record the calls, delays and puts in order. */
export function answering(answers: readonly Answered[]) {
  const left = [...answers]
  const told: ({ call: string; args: unknown[] } | { delay: unknown[] } | { put: UnknownAction })[] = []

  function given(name: string, next: Next): unknown {
    const index = left.findIndex(({ of }) => of === name)
    const [answer] = index === -1 ? [] : left.splice(index, 1)
    if (!answer) return next()
    if (answer.waits) return new Promise(() => undefined)
    if ('throws' in answer) throw answer.throws as Error
    return answer.gives
  }

  const provide = {
    call({ fn, args }: { fn: { name: string }; args: unknown[] }, next: Next): unknown {
      if (fn.name === 'delayP') told.push({ delay: args.slice(0, 1) })
      else if (fn.name !== '') told.push({ call: fn.name, args })
      return given(fn.name, next)
    },
    put({ action }: { action: UnknownAction }, next: Next): unknown {
      told.push({ put: action })
      return next()
    },
    // The toolkit wraps a slice's selector; its name is that of the wrapped function.
    select: (
      { selector: { unwrapped, name } }: { selector: { name: string; unwrapped?: { name: string } } },
      next: Next,
    ): unknown => given(unwrapped?.name ?? name, next),
  }
  return { provide: provide as object, told }
}
