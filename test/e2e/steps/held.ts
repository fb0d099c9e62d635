import type { CDPSession } from 'playwright-core'

/** The part of Chromium's snapshot that is read: each node takes as many numbers as there are fields. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }
  nodes: number[]
}

/** Objects that grow with the number of runs, not with their content: machine code, and the browser's records of its calls. */
const NOT_HELD = ['code', 'native']

async function snapshotOf(cdp: CDPSession): Promise<Snapshot> {
  const chunks: string[] = []
  const take = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take)
  await cdp.send('HeapProfiler.takeHeapSnapshot')
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take)
  return JSON.parse(chunks.join('')) as Snapshot
}

function bytesIn({ snapshot: { meta }, nodes }: Snapshot): number {
  const [width, size] = [meta.node_fields.length, meta.node_fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += width)
    if (!NOT_HELD.includes(meta.node_types[0][nodes[at] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0
  return bytes
}

export interface Held {
  nodes: number
  listeners: number
  /** Bytes of the scripts' own objects and texts. */
  heap: number
}

/** Returns the objects of a page once all garbage is collected. */
export async function held(cdp: CDPSession): Promise<Held> {
  await cdp.send('Performance.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  const heap = bytesIn(await snapshotOf(cdp))
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find(each => each.name === name)?.value ?? NaN
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), heap }
}
