import * as v from 'valibot'

export const isPlainObject = (input: unknown): input is object =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** A JSON object with these entries; unlike valibot's own, it refuses a list. */
export const jsonObject = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(v.custom<Record<string, unknown>>(isPlainObject, 'not an object'), v.object(entries))

type Present<T> = { [K in keyof T]?: Exclude<T[K], null | undefined | ''> }

/** Returns an object without the fields that are undefined, null or an empty text. */
export const present = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value != null && value !== ''),
  ) as Present<T>

/** A JSON object of names that are on or off. */
export const flags = v.custom<Record<string, boolean>>(
  input => isPlainObject(input) && Object.values(input).every(value => typeof value === 'boolean'),
)

/** A value that may be missing or null. */
export const nullish = <S extends v.GenericSchema>(schema: S) => v.nullish(schema)

/** A value that counts as absent when it is of the wrong type (calls/single-fields). */
export const lenient = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullish(schema), undefined)

/** A text for which this holds. */
export const textLike = (holds: (text: string) => boolean) => v.pipe(v.string(), v.check(holds))

/** A text that is converted; any other value counts as absent. */
export const convertedText = <T>(convert: (text: string) => T) =>
  lenient(v.pipe(v.string(), v.transform(convert)))

/** A number within these limits. */
export const between = (least: number, most: number) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most))

/** A whole number within these limits; any other value counts as absent. */
export const whole = (least: number, most: number) => lenient(v.pipe(between(least, most), v.integer()))

/** A line of text without control characters, trimmed; any other value counts as absent. */
export const line = (longest: number) =>
  lenient(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest), v.regex(/^\P{Cc}*$/u)))

/** A list in which the items that cannot be read are skipped (calls/single-fields). */
export const listOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform(items =>
      items.flatMap(entry => {
        const read = v.safeParse(item, entry)
        return read.success ? [read.output] : []
      }),
    ),
  )
