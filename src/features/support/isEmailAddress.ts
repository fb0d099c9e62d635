const LONGEST = 254
const ATOM = /^[^\s@<>()[\]\\,;:".]+$/
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u

/** Whether a text is a standard e-mail address, in any script: atoms, one `@`, and a domain of two names or more (support/validation). */
export function isEmailAddress(text: string): boolean {
  if (text.length > LONGEST) return false
  const [local, domain, ...more] = text.split('@')
  if (!local || !domain || more.length > 0) return false
  const names = domain.split('.')
  return (
    local.split('.').every(atom => ATOM.test(atom)) &&
    names.length > 1 &&
    names.every(name => LABEL.test(name))
  )
}
