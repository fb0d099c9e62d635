import * as v from 'valibot'
import { listOf } from 'src/services/schemas'

/** Omits items that cannot be read; only an empty `[]` counts as an empty list (password-change/none-connected, security-page/regions). */
export const readableListOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.array(v.unknown()),
    v.check(items => items.length === 0 || items.some(each => v.safeParse(item, each).success)),
    listOf(item),
  )
