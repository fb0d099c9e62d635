import styled from 'styled-components'
import { Sentence } from 'src/components/feedback/Sentence'
import { CheckIcon, Icon } from 'src/components/icons/Icon'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import type { Rule } from 'src/features/password/form/passwordRules'
import { listedIn, ruleWords } from 'src/features/password/form/ruleWords'
import { useMessages } from 'src/messages/useMessages'
import type { PasswordRules } from 'src/services/passwordRules'

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
/**
 * Returns the ids of the rules, for the description of their field. A description that refers to the labelled list
 * would be read as the label only.
 */
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
