export { withConfig } from 'deploy/configBlock.mjs'
