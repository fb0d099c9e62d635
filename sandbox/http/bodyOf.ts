import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'

export const text = { type: 'string' } as const
export const filled = { type: 'string', minLength: 1 } as const

/** The type of a field with this schema. */
type Field<Schema> = Schema extends { enum: readonly (infer Value)[] }
  ? Value
  : Schema extends { const: infer Value }
    ? Value
    : Schema extends { type: 'string' }
      ? string
      : Schema extends { type: 'boolean' }
        ? boolean
        : Schema extends { type: 'number' | 'integer' }
          ? number
          : unknown
type Fields = Record<string, object>
type Body<Needed, Optional> = { [Name in keyof Needed]: Field<Needed[Name]> } & {
  [Name in keyof Optional]?: Field<Optional[Name]>
}

/** Gives a handler the type of the body that its schema describes. */
interface BodyTypes extends FastifyTypeProvider {
  validator: this['schema'] extends { needed: infer Needed; optional: infer Optional }
    ? Body<Needed, Optional>
    : unknown
}

/** The sandbox's server. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  BodyTypes
>

/** Returns the schema of a route whose body has these fields; those of `optional` may be absent. */
export const bodyOf = <const Needed extends Fields, const Optional extends Fields = Needed>(
  needed: Needed,
  optional?: Optional,
) => {
  const properties = { ...needed, ...optional }
  const body: object = { type: 'object', required: Object.keys(needed), properties }
  return { schema: { body: body as { needed: Needed; optional: Optional } } }
}
