import { readVariants, type Variant } from 'deploy/rules/variants.mjs'
import {
  VARIANT_PARAMETER,
  forgetVariant,
  writeVariant,
  readVariant,
  setReportedVariant,
} from 'src/services/variant'
import { type PickedVariant, pickVariant } from 'src/features/company/pickVariant'
import { randomShare } from 'src/services/browser/environment'
import { queryParameter } from 'src/services/browser/navigation'
import { wantsPrivacy } from 'src/services/browser/pixel'
import { config } from 'src/services/config'

/** Stores and reports a drawn variant. Returns the variant to use: the first one if the browser cannot store the drawn one. */
function settle({ name, how }: PickedVariant, first: string): string {
  if (how === 'requested') return name
  if (how === 'stored' || (how === 'drawn' && writeVariant(name))) {
    setReportedVariant(name)
    return name
  }
  forgetVariant()
  return first
}

/** Returns the variant of the configuration that this page uses, and the names of variants that cannot be used (product/variants). */
export function companyVariant(): { variant?: Variant | undefined; wrong: string[] } {
  const { variants: configured, visitUrl } = config()
  if (!configured) return { wrong: [] }
  const read = readVariants(configured)
  const wrong = read.wrong.map(({ name }) => name)
  const [first, second] = read.variants
  if (!first || !second) return { wrong }
  const picked = pickVariant({
    names: [first.name, second.name],
    requested: queryParameter(VARIANT_PARAMETER),
    counted: visitUrl !== null && !wantsPrivacy(),
    stored: readVariant(),
    share: randomShare(),
  })
  return { variant: settle(picked, first.name) === second.name ? second : first, wrong }
}
