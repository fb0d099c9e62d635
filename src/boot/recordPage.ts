import { WORKBENCH } from 'src/boot/workbench'
import { BASE_PATH } from 'src/constants/basePath'
import { RECORDING_MAX } from 'src/constants/limits'
import { rootReducer } from 'src/features/rootReducer'
import { buildOf } from 'src/services/report/addresses'
import { fetchNames, fingerprint } from 'src/services/report/functionNames'
import type { PageRecording } from 'src/services/report/pageRecording'
import type { createStore, MonitorCall } from 'src/store/createStore'
import { asFile, createFunctionName, keepRun, privacyOf } from 'saga-workbench/ticket/keepRun'

/** Records the effects of the sagas on this page. Resolves to a function that returns the recording so far (support/recording). */
export async function recordPage(
  setup: ReturnType<typeof createStore>,
  monitorCalls: MonitorCall[],
): Promise<() => PageRecording> {
  const { functions, words } = await fetchNames(buildOf(document.scripts))
  const { masking, names, errorName } = WORKBENCH
  const recording = keepRun(setup.store, monitorCalls, {
    masking,
    names,
    errorName,
    functionName: createFunctionName(functions, fingerprint),
    privacy: privacyOf(words, BASE_PATH),
    initial: setup.initial,
    reducer: rootReducer,
    scripts: () => [...document.scripts].flatMap(({ src }) => (src ? [new URL(src).pathname] : [])),
  })
  return () => asFile(recording(), RECORDING_MAX)
}
