/** Questions, and conversions such as `failureOf`. */
const QUESTION = /^(?:is|has|are|may|can|must|should|needs|was|will|read|select)[A-Z]|[a-z]Of$/
const ACT =
  /^(?:put|dispatch|fork|spawn|(?:set|write|report|remove|delete|clear|forget|remember|keep|store|rename)(?:[A-Z]\w*)?)$/
// These usually change a collection that the function itself has created.
const LOCAL = ['set', 'delete', 'clear']

/** Returns the name of a function: its own, or that of the variable, field or method that holds it. */
function nameOf({ id, parent }) {
  if (id) return id.name
  const holder = parent.type === 'VariableDeclarator' ? parent.id : parent.key
  return parent.value === undefined || !parent.computed ? holder?.name : undefined
}

/** Returns the object that a call changes, or undefined. */
function actOf({ callee, arguments: [first] }) {
  const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name
  if (name === 'call') return first?.type === 'Identifier' && ACT.test(first.name) ? first.name : undefined
  if (callee.type === 'MemberExpression' && LOCAL.includes(name)) return undefined
  return ACT.test(name ?? '') ? name : undefined
}

/** Requires that a function named as a question changes nothing: no action, no storage, no field of another object. */
const changeNothing = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { acts: "'{{name}}' reads as a question, but it acts ({{act}}): name it for what it does." },
  },
  create(context) {
    const names = []
    const enter = node => names.push(nameOf(node))
    const leave = () => names.pop()
    const report = (node, act) => {
      const name = names.findLast(each => each !== undefined)
      if (name && QUESTION.test(name)) context.report({ node, messageId: 'acts', data: { name, act } })
    }
    return {
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      CallExpression(node) {
        const act = actOf(node)
        if (act) report(node, act)
      },
      'AssignmentExpression[left.type="MemberExpression"]': node => report(node, 'an assignment'),
    }
  },
}

/** A part of the configuration. */
export const questions = {
  files: ['{src,packages,sandbox,scripts,scenarios,tools}/**/*.{ts,tsx}'],
  plugins: { questions: { rules: { changeNothing } } },
  rules: { 'questions/changeNothing': 'error' },
}
