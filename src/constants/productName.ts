/** The product name if the configuration does not set one (product/name). */
export const DEFAULT_PRODUCT_NAME = 'Harbor'

/** Characters that a configured name may have. */
export const PRODUCT_NAME_MAX = 60
