import { OURS, type Rule } from 'src/features/password/form/passwordRules'
import type { MessageKey } from 'src/messages/en-US'
import type { Say } from 'src/messages/useMessages'
import type { PasswordRules } from 'src/services/passwordRules'

/** Returns the message of a rule that lists characters or terms of the company; undefined if the rule lists none. */
export function listedIn(
  rule: Rule,
  rules: PasswordRules,
): { words: MessageKey; values: { list: string } } | undefined {
  const { special, forbidden } = rules
  if (rules === OURS) return undefined
  if (rule === 'special' && special !== undefined)
    return { words: 'newPassword.rule.oneOf', values: { list: Array.from(special).join(' ') } }
  if (rule === 'allowed')
    return { words: 'newPassword.rule.forbidden', values: { list: forbidden.join(' ') } }
  return undefined
}

/** Returns the text of a rule. The default rules keep their established texts (password-change/rules-shown). */
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
    case 'allowed': {
      const listed = listedIn(rule, rules)
      return listed ? say(listed.words, listed.values) : say(`newPassword.rule.${rule}`)
    }
    case 'uncommon':
    case 'lowercase':
    case 'uppercase':
    case 'digit':
    case 'match':
      return say(`newPassword.rule.${rule}`)
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
