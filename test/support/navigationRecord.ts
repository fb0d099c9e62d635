// jsdom keeps no record of its navigations.
if (!('getEntriesByType' in performance)) Object.assign(performance, { getEntriesByType: () => [] })
