import { fetchUnseen } from 'src/services/http/unseen/fetchUnseen'

/** One call a message: its address, and a port that is told whether it was answered. A word on the port gives it up. */
self.onmessage = ({ data, ports: [port] }: MessageEvent<string>) => {
  const controller = new AbortController()
  if (port) port.onmessage = () => controller.abort()
  void fetchUnseen(data, controller.signal).then(
    () => port?.postMessage(true),
    () => port?.postMessage(false),
  )
}
