/** Modules that read or change state that React does not follow: the browser, storage, the clock, held secrets, the configuration, the language. */
const UNFOLLOWED =
  /^src\/(?:services\/(?:browser|clock|config|device|storage)(?:\/|$)|messages\/catalogue$|features\/(?:.*\/)?held[A-Z]\w*$)/
/** A component or a hook. */
const RENDERS = /^(?:[A-Z]|use[A-Z])/
/** Hooks that call a function during the render. */
const AT_RENDER = ['useMemo', 'useReducer', 'useState']
/** Methods that call a function before they return. */
const AT_ONCE = ['every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'toSorted']

const isFunction = ({ type }) => /Function/.test(type)

/** Returns the nearest function around a node. */
function functionAround(node) {
  let around = node.parent
  while (around && !isFunction(around)) around = around.parent
  return around
}

/** Returns whether the function around this one calls it during its own run. */
function isCalledAtOnce(fn) {
  if (fn.parent.type !== 'CallExpression') return false
  const { callee } = fn.parent
  if (callee.type === 'MemberExpression') return AT_ONCE.includes(callee.property.name)
  return callee === fn || AT_RENDER.includes(callee.name)
}

/** Returns whether a component or a hook runs this function while it renders: the function is one, or creates elements. */
function isRender(fn) {
  const name = fn.id ?? (fn.parent.type === 'VariableDeclarator' ? fn.parent.id : undefined)
  return RENDERS.test(name?.name ?? '') || /^JSX/.test(fn.body.type)
}

/** Requires that a render reads only props, state, contexts and subscriptions: else the page shows a value that has changed meanwhile. */
const pure = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      reads:
        "A render must not call '{{name}}': follow its value through useSyncExternalStore, or read it in an effect, an event or a saga.",
    },
  },
  create(context) {
    const unfollowed = new Set()
    const report = ({ name }, node) => {
      if (unfollowed.has(name)) context.report({ node, messageId: 'reads', data: { name } })
    }
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!UNFOLLOWED.test(source.value)) return
        for (const { local } of specifiers) unfollowed.add(local.name)
      },
      'CallExpression[callee.type="Identifier"]'(node) {
        const { callee, arguments: args } = node
        if (AT_RENDER.includes(callee.name))
          for (const arg of args) if (arg.type === 'Identifier') report(arg, arg)
        let fn = functionAround(node)
        while (fn && isCalledAtOnce(fn)) fn = functionAround(fn)
        if (fn && isRender(fn)) report(callee, node)
      },
    }
  },
}

/** A part of the configuration. */
export const pureRender = {
  files: ['src/{app,components,features}/**/*.{ts,tsx}'],
  plugins: { render: { rules: { pure } } },
  rules: { 'render/pure': 'error' },
}
