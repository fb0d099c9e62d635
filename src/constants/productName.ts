/** The product name if the configuration does not set one (product/name). */
export const DEFAULT_PRODUCT_NAME = 'Harbor'

export const PRODUCT_NAME_MAX = 60
