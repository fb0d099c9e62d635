/** The texts of the notice at the top edge. */
export const notice = {
  'notice.info': 'Notice',
  'notice.warning': 'Warning',
  'notice.showAll': 'Show all',
  'notice.showLess': 'Show less',
  'notice.more': 'More information',
} as const
