declare module 'textlint-rule-prh' {
  import type { TextlintKernelRule } from '@textlint/kernel'
  const rule: TextlintKernelRule['rule']
  export default rule
}
