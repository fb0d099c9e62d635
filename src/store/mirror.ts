import { companyKeys, type CompanyState } from 'src/features/company/companySlice'
import { keysOf, refreshedKeysOf } from 'src/features/record/recordKeys'
import type { RecordState } from 'src/features/record/recordState'
import { type StoredValues, writeStoredRecord } from 'src/services/storage/storedRecord'

interface Mirrored {
  record: RecordState
  company: CompanyState
}

/** Returns the values to store for the next page of this tab. */
export const storedValuesOf = ({ record, company }: Mirrored): StoredValues =>
  record.mirrored === 'wayBack' ? refreshedKeysOf(record) : { ...keysOf(record), ...companyKeys(company) }

/** Stores each change of the sign-in for the next page of this tab. The app itself reads only the store (storage/mirror). */
export function mirrorRecord(store: {
  getState: () => Mirrored
  subscribe: (listener: () => void) => unknown
}): void {
  // The first state is not written: the page has not yet read the values of the previous one.
  let last: Mirrored = store.getState()
  store.subscribe(() => {
    const { record, company } = store.getState()
    if (record === last.record && company === last.company) return
    last = { record, company }
    writeStoredRecord(storedValuesOf(last))
  })
}
