const BLOCK = /(<script\b[^>]*\bid=(["']?)foyer-config\2[^>]*>)([\s\S]*?)(<\/script>)/i

/** The HTML with other runtime configuration in its data block (rulings §1). */
export const withConfig = (html: string, config: Record<string, unknown>): string =>
  // An escaped `<` keeps a value from closing the block.
  html.replace(BLOCK, (_all, open: string, _quote: string, _old: string, close: string) => {
    return open + JSON.stringify(config).replaceAll('<', '\\u003c') + close
  })
