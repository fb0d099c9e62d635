import { type LoadedFile, scriptsOf, total } from './firstLoad'

/** The brotli bytes of JavaScript that the first load of /signin/ may cost. */
export const BUDGET_BYTES = 110_000

export interface Verdict {
  ok: boolean
  lines: string[]
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Whether the scripts of a first load keep to the budget, file by file. A load without a script is a page that did not work. */
export function judge(files: LoadedFile[], budget = BUDGET_BYTES): Verdict {
  const scripts = scriptsOf(files)
  const sum = total(scripts, 'brotli')
  return {
    ok: scripts.length > 0 && sum <= budget,
    lines: [
      ...scripts.map(({ name, brotli }) => `${kilobytes(brotli).padStart(9)}  ${name}`),
      `${kilobytes(sum).padStart(9)}  of ${kilobytes(budget)} of brotli JavaScript in the first load`,
      ...(sum > budget ? [`${sum - budget} bytes too many`] : []),
    ],
  }
}
