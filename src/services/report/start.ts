import { handover } from 'src/services/http/handover'
import { startReports } from 'src/services/report/reporter'

// Runs on import; main.ts imports it only if the page buffers reports. An exported function to call would add to the first load.
const page = handover()
if (page) startReports(page)
