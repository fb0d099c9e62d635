const WRITES_THE_LOG = ['tryCall', 'logCaught', 'logFailure']

/** Returns whether a text names a failed call in the console: `tryCall('theme', …)`, `call(logFailure, 'theme', …)`. */
function isLogged(path) {
  const names = [path.parentPath.get('callee'), path.parentPath.get('arguments.0')]
  return names.some(name => WRITES_THE_LOG.includes(name.node?.name))
}

/** Excludes the templates of styled components, whose look is checked on screenshots, the names of actions, and texts for the console. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'looks and names',
    value: {
      shouldIgnore(path) {
        if (path.isTaggedTemplateExpression()) return 'a style'
        if (!path.isStringLiteral() || !path.parentPath.isCallExpression()) return undefined
        if (path.parentPath.get('callee').node.name === 'createAction') return 'the name of an action'
        return isLogged(path) ? 'a text for the console' : undefined
      },
    },
  },
]
