const WRITES_THE_LOG = ['tryCall', 'logCaught', 'logFailure', 'pollUntil']

/** Returns whether a text names a failed call in the console: `tryCall('theme', …)`, `call(logFailure, 'theme', …)`, `call(pollUntil, { name: 'theme', … })`. */
function isLogged(path) {
  const property = path.parentPath.isObjectProperty() ? path.parentPath : undefined
  const around = property ? property.parentPath.parentPath : path.parentPath
  if (!around.isCallExpression() || (property && property.node.key.name !== 'name')) return false
  const [first] = around.node.arguments
  const names = [around.node.callee.name, first.name ?? first.expression?.name]
  return names.some(name => WRITES_THE_LOG.includes(name))
}

/** Excludes the templates of styled components, whose look is checked on screenshots, the names of actions, and texts for the console. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'looks and names',
    value: {
      shouldIgnore(path) {
        if (path.isTaggedTemplateExpression()) return 'a style'
        if (!path.isStringLiteral()) return undefined
        if (path.parentPath.node.callee?.name === 'createAction') return 'the name of an action'
        return isLogged(path) ? 'a text for the console' : undefined
      },
    },
  },
]
