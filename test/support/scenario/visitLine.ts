import type { VisitReport } from 'src/features/visit/visit'

/** A visit as a line for people: 'username > password ×2 > code (sms) · too late'. */
export function visitLine({ steps, end }: VisitReport): string {
  const words = steps.map(
    ({ step, factor, tries }) =>
      step + (factor && factor !== step ? ` (${factor})` : '') + (tries > 1 ? ` ×${tries}` : ''),
  )
  return `${words.join(' > ') || 'nothing'} · ${end === 'tooLate' ? 'too late' : end}`
}
