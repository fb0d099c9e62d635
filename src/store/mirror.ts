import { companyKeys } from 'src/features/company/companyKeys'
import type { CompanyState } from 'src/features/company/companySlice'
import { keysOf } from 'src/features/session/record/recordKeys'
import type { RecordState } from 'src/features/session/record/recordState'
import { type KeptValues, writeKept } from 'src/services/storage/keptRecord'

interface Mirrored {
  record: RecordState
  company: CompanyState
}

const kept = ({ record, company }: Mirrored): KeptValues => ({
  ...keysOf(record),
  ...(!record.refreshed && companyKeys(company)),
})

/** Writes what has changed of a sign-in for the next page of this tab; the store stays its one home (storage/mirror). */
export function mirrorRecord(store: {
  getState: () => Mirrored
  subscribe: (heard: () => void) => unknown
}): void {
  // Until the page has read what the one before has left, there is nothing to write.
  let last: Mirrored = store.getState()
  store.subscribe(() => {
    const { record, company } = store.getState()
    if (record === last.record && company === last.company) return
    last = { record, company }
    writeKept(kept(last))
  })
}
