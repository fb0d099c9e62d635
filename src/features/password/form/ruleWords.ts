import { OURS, type Rule } from 'src/features/password/form/passwordRules'
import type { Say } from 'src/messages/useMessages'
import type { PasswordRules } from 'src/services/passwordRules'

/** A rule in words; those of a company that has none of its own are as they ever were (password-change/rules-shown). */
export function ruleWords(say: Say, rule: Rule, rules: PasswordRules): string {
  switch (rule) {
    case 'length':
      return rules === OURS
        ? say('newPassword.rule.length')
        : say('newPassword.rule.least', { n: rules.least ?? 0 })
    case 'longest':
      return say('newPassword.rule.most', { n: rules.most ?? 0 })
    case 'kinds':
      return say('newPassword.rule.kinds', { n: rules.needed, count: rules.kinds.length })
    case 'special':
      return rules === OURS || rules.special === undefined
        ? say('newPassword.rule.special')
        : say('newPassword.rule.oneOf', { list: Array.from(rules.special).join(' ') })
    case 'allowed':
      return rules === OURS
        ? say('newPassword.rule.allowed')
        : say('newPassword.rule.forbidden', { list: rules.forbidden.join(' ') })
    case 'uncommon':
    case 'lowercase':
    case 'uppercase':
    case 'digit':
    case 'match':
      return say(`newPassword.rule.${rule}`)
  }
}

/** The company's own text about its rules, in the person's language, else in English, which then says so. */
export function ownText(
  { texts }: PasswordRules,
  language: string,
): { text: string; lang?: string } | undefined {
  const own = texts[language]
  if (own !== undefined) return { text: own }
  const english = texts['en-US']
  return english === undefined ? undefined : { text: english, lang: 'en-US' }
}
