import styled from 'styled-components'
import { Sentence } from 'src/components/feedback/Sentence'
import { CheckIcon, Icon } from 'src/components/icons/Icon'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { type Rule, DEFAULT_RULES } from 'src/features/password/form/passwordRules'
import { useMessages, type Translate } from 'src/messages/useMessages'
import type { PasswordRules } from 'src/services/passwordRules'
import type { MessageKey } from 'src/messages/en-US'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  margin-block: ${({ theme }) => `${theme.space.s} 0`};
  padding: 0;
  list-style: none;
  font-size: ${({ theme }) => theme.font.small};
`

const Item = styled.li`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.textMuted};
  &[data-met] {
    color: ${({ theme }) => theme.color.success};
  }
  /* The next rules are the kinds that it counts. */
  &[data-rule='kinds'] {
    grid-column: 1 / -1;
  }
  svg {
    flex: none;
    margin-block-start: 0.125em;
  }
`

/** Marks a rule that is not met yet. */
function OpenIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="4.5" />
    </Icon>
  )
}

const idOf = (rule: Rule): string => `password-rule-${rule}`
/** Returns the ids of the rules, for the description of their field. A description that refers to the labelled list would be read as the label only. */
export const idsOf = (rules: readonly Rule[]): string => rules.map(idOf).join(' ')

interface RuleListProps {
  rules: PasswordRules
  shown: readonly Rule[]
  met: readonly Rule[]
}

/**
 * Lists the rules for a new password and highlights each once it is met (password-change/rules-shown). The
 * description must not include which rules are met, because screen readers would repeat it at each change.
 */
export function RuleList({ rules, shown, met }: RuleListProps) {
  const t = useMessages()
  return (
    <List aria-label={t('newPassword.rules')}>
      {shown.map(rule => (
        <Item
          key={rule}
          className={met.includes(rule) ? 'met' : undefined}
          data-rule={rule}
          data-met={met.includes(rule) || undefined}
        >
          {met.includes(rule) ? <CheckIcon /> : <OpenIcon />}
          <span>
            <span id={idOf(rule)}>
              <RuleText rule={rule} rules={rules} />
            </span>
            {met.includes(rule) && <VisuallyHidden> {t('newPassword.met')}</VisuallyHidden>}
          </span>
        </Item>
      ))}
    </List>
  )
}

function RuleText({ rule, rules }: { rule: Rule; rules: PasswordRules }) {
  const t = useMessages()
  const listed = listedIn(rule, rules)
  return listed ? <Sentence {...listed} /> : ruleWords(t, rule, rules)
}

/** Returns the message of a rule that lists characters or terms of the company; undefined if the rule lists none. */
function listedIn(
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
