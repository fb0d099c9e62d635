import { metRules, type Rule } from 'src/features/password/form/passwordRules'

export type Strength = 'veryweak' | 'weak' | 'medium' | 'strong'

const COUNTED: readonly Rule[] = ['length', 'uppercase', 'lowercase', 'digit', 'special']

/** Returns the strength of a password by the criteria that it meets; undefined for an empty one (password-change/strength). */
export function passwordStrength(password: string): { strength: Strength; met: number } | undefined {
  if (password === '') return undefined
  const met = metRules(password, '').filter(rule => COUNTED.includes(rule)).length
  return { met, strength: strengthOf(met) }
}

function strengthOf(met: number): Strength {
  if (met >= COUNTED.length) return 'strong'
  if (met >= 3) return 'medium'
  return met === 2 ? 'weak' : 'veryweak'
}
