// @ts-check
const BLOCK = /(<script\b[^>]*\bid=(["']?)foyer-config\2[^>]*>)([\s\S]*?)(<\/script>)/i

/**
 * Returns true if the HTML has the data block that configures the page.
 * @param {string} html
 */
export const hasConfig = html => BLOCK.test(html)

/**
 * Returns the HTML with this runtime configuration in its data block (product/configuration).
 * @param {string} html
 * @param {Record<string, unknown>} config
 */
export const withConfig = (html, config) =>
  // An escaped `<` keeps a value from closing the block.
  html.replace(BLOCK, (_all, /** @type {string} */ open, _quote, _old, /** @type {string} */ close) => {
    return open + JSON.stringify(config).replaceAll('<', '\\u003c') + close
  })
