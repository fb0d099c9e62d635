/** Local storage, as text: which variant of the configuration this browser has (product/variants). */
export const VARIANT_KEY = 'foyer.variant'

/** The parameter by which an operator sees a variant. */
export const VARIANT_PARAMETER = 'variant'
