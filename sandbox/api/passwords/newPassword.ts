import { refuse, refuseAs, type Refusal } from 'sandbox/http/refusal'
import type { Account } from 'sandbox/state/accounts'
import { policyProblem, ruleProblem } from 'sandbox/state/passwords/passwords'
import type { World } from 'sandbox/state/world'
import { effectiveSettings } from 'sandbox/api/effective'

const USED = 'This password was used before, is known to others, or has a name of yours in it.'

/** Sets a new password, or refuses it: in words of the server where the settings say its rules (password-change/server-words), else by `prohibited` (password-change/prohibited). */
export async function takeNewPassword(
  world: World,
  account: Account,
  password: string,
  prohibited: Refusal,
): Promise<void> {
  const { passwordRules: rules } = effectiveSettings(world, account)
  if (!world.defects.has('any-password')) {
    const problem = rules ? ruleProblem(password, rules) : policyProblem(password)
    const isOwn = rules && !world.defects.has('password-unsaid')
    if (problem) throw isOwn ? refuseAs(400, 'passwordRefused', problem) : refuse(400, problem)
    if (await world.accounts.isProhibited(account, password))
      throw isOwn ? refuseAs(prohibited.status, 'passwordRefused', USED) : prohibited
  }
  await world.accounts.setPassword(account, password)
}
