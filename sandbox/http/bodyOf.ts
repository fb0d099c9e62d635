export const text = { type: 'string' } as const
export const filled = { type: 'string', minLength: 1 } as const

/** Returns the schema of a route whose body has these fields; those of `optional` may be absent. */
export const bodyOf = (properties: Record<string, object>, optional: Record<string, object> = {}) => ({
  schema: {
    body: { type: 'object', required: Object.keys(properties), properties: { ...properties, ...optional } },
  },
})
