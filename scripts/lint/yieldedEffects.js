const isMade = type => {
  const parts = type.isUnion() ? type.types : [type]
  return parts.some(
    part => (part.getProperty('next') && part.getProperty('throw')) || part.getProperty('@@redux-saga/IO'),
  )
}

/** Requires that effects are yielded: an effect that is created and not yielded silently does nothing, and so does a saga that is only called. */
const yielded = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { dropped: 'An effect must be yielded: `yield* call(…)`. Otherwise it does nothing.' },
  },
  create(context) {
    const { parserServices } = context.sourceCode
    return {
      ExpressionStatement({ expression }) {
        const value = expression.type === 'UnaryExpression' ? expression.argument : expression
        if (value.type === 'YieldExpression') return
        if (isMade(parserServices.getTypeAtLocation(value)))
          context.report({ node: expression, messageId: 'dropped' })
      },
    }
  },
}

/** A part of the configuration; it needs types. */
export const yieldedEffects = {
  files: ['src/sagas/**/*.ts'],
  plugins: { sagas: { rules: { yielded } } },
  rules: { 'sagas/yielded': 'error' },
}
