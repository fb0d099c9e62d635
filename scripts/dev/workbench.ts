import { startWorkbench } from 'saga-workbench/page/startWorkbench'
import { WORKBENCH } from 'src/boot/workbench'

// The first entry of a development build: `createStore` finds the recorder on the window (decision 0180).
window.foyerWorkbench = startWorkbench(WORKBENCH)
