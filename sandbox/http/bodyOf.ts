import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import * as v from 'valibot'

export const text = v.string()
export const filled = v.pipe(text, v.nonEmpty())
/** A text of at most this length. */
export const upTo = (length: number) => v.pipe(text, v.maxLength(length))

/** Gives a handler the type of the body that its schema describes. */
interface BodyTypes extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown
}

/** The sandbox's server. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  BodyTypes
>

/** Rejects a body that does not match the schema of its route with 400; a valid body stays as it was sent. */
export function validateBodies(app: App): void {
  app.setValidatorCompiler<v.GenericSchema>(({ schema }) => body => {
    const { issues } = v.safeParse(schema, body)
    return issues ? { error: new Error(v.summarize(issues)) } : true
  })
}

/** Returns the schema of a route whose body has these fields. */
export const bodyOf = <const Fields extends v.ObjectEntries>(fields: Fields) => ({
  schema: { body: v.object(fields) },
})
