/** What the product is called where the configuration does not say (rulings §1). */
export const DEFAULT_PRODUCT_NAME = 'Harbor'
