/** Excludes the templates of styled components, whose look is checked on screenshots, and the names of actions. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'looks and names',
    value: {
      shouldIgnore(path) {
        if (path.isTaggedTemplateExpression()) return 'a style'
        return path.isStringLiteral() &&
          path.parentPath.get('callee').isIdentifier?.({ name: 'createAction' })
          ? 'the name of an action'
          : undefined
      },
    },
  },
]
