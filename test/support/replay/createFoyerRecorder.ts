import { createRecorder, type RecorderOptions } from 'saga-workbench/recording/recorder'
import { WORKBENCH } from 'src/boot/workbench'

/** Creates a recorder with the masking and the names of this app, as a development build does. */
export const createFoyerRecorder = (options: RecorderOptions = {}) => {
  const { masking, names, errorName } = WORKBENCH
  return createRecorder({ masking, names, errorName, ...options })
}
