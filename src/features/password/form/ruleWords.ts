import { DEFAULT_RULES, type Rule } from 'src/features/password/form/passwordRules'
import type { MessageKey } from 'src/messages/en-US'
import type { Translate } from 'src/messages/useMessages'
import type { PasswordRules } from 'src/services/passwordRules'

/** Returns the message of a rule that lists characters or terms of the company; undefined if the rule lists none. */
export function listedIn(
  rule: Rule,
  rules: PasswordRules,
): { words: MessageKey; values: { list: string } } | undefined {
  const { special, forbidden } = rules
  if (rules === DEFAULT_RULES) return undefined
  if (rule === 'special' && special !== undefined)
    return { words: 'newPassword.rule.oneOf', values: { list: Array.from(special).join(' ') } }
  if (rule === 'allowed')
    return { words: 'newPassword.rule.forbidden', values: { list: forbidden.join(' ') } }
  return undefined
}

/** Returns the text of a rule. The default rules keep their established texts (password-change/rules-shown). */
export function ruleWords(t: Translate, rule: Rule, rules: PasswordRules): string {
  switch (rule) {
    case 'length':
      return rules === DEFAULT_RULES
        ? t('newPassword.rule.length')
        : t('newPassword.rule.least', { n: rules.least ?? 0 })
    case 'longest':
      return t('newPassword.rule.most', { n: rules.most ?? 0 })
    case 'kinds':
      return t('newPassword.rule.kinds', { n: rules.needed, count: rules.kinds.length })
    case 'special':
    case 'allowed': {
      const listed = listedIn(rule, rules)
      return listed ? t(listed.words, listed.values) : t(`newPassword.rule.${rule}`)
    }
    case 'uncommon':
    case 'lowercase':
    case 'uppercase':
    case 'digit':
    case 'match':
      return t(`newPassword.rule.${rule}`)
  }
}

/** Returns the company's own text about its rules, in the page's language or otherwise in English, and then marked as English. */
export function ownText(
  { texts }: PasswordRules,
  language: string,
): { text: string; lang?: string } | undefined {
  const own = texts[language]
  if (own !== undefined) return { text: own }
  const english = texts['en-US']
  return english === undefined ? undefined : { text: english, lang: 'en-US' }
}
