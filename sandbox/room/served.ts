import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Topic } from 'sandbox/state/events'
import { ask } from './dom'

const stream = new EventSource('/sandbox/api/events')

function onConnection(listener: () => void): () => void {
  for (const name of ['open', 'error']) stream.addEventListener(name, listener)
  return () => {
    for (const name of ['open', 'error']) stream.removeEventListener(name, listener)
  }
}

/** Returns whether the sandbox publishes its changes. */
export const useLive = (): boolean =>
  useSyncExternalStore(onConnection, () => stream.readyState === EventSource.OPEN)

/** Returns the sandbox's response to a GET, which is read again when the topic changes; `first` until then. */
export function useServed<T>(path: string, topic: Topic | undefined, first: T): T {
  const [served, setServed] = useState(first)
  useEffect(() => {
    const state = { isReading: false, isStale: false, isOver: false }
    // One request at a time; changes in the meantime cause another one.
    const read = async (): Promise<void> => {
      state.isStale = true
      if (state.isReading) return
      state.isReading = true
      while (state.isStale) {
        state.isStale = false
        // If the sandbox has stopped, the stream reports it and reconnects.
        const found = await ask(path).catch(() => undefined)
        if (!state.isOver && found !== undefined) setServed(found as T)
      }
      state.isReading = false
    }
    const onOpen = () => void read()
    const onMessage = ({ data }: MessageEvent<string>) => {
      if ((JSON.parse(data) as (Topic | undefined)[]).includes(topic)) void read()
    }
    stream.addEventListener('open', onOpen)
    stream.addEventListener('message', onMessage)
    void read()
    return () => {
      state.isOver = true
      stream.removeEventListener('open', onOpen)
      stream.removeEventListener('message', onMessage)
    }
  }, [path, topic])
  return served
}

/** Returns the company's time, each second, and how far it is ahead of this machine's. */
export function useClock(): { now: number; offsetMs: number } {
  const { offsetMs } = useServed('clock', 'settings', { offsetMs: 0 })
  const [here, setHere] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now), 1000)
    return () => clearInterval(timer)
  }, [])
  return { now: here + offsetMs, offsetMs }
}
