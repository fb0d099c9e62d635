/** The product name if the configuration does not set one (product/name). */
export const DEFAULT_PRODUCT_NAME = 'Harbor'

/** The maximum length of a configured name. */
export const PRODUCT_NAME_MAX = 60
