import { fetchUnseen } from 'src/services/http/unseen/fetchUnseen'

/** One call per message: its address, and a port that receives whether it was answered. Any message on the port aborts the call. */
self.onmessage = ({ data, ports: [port] }: MessageEvent<string>) => {
  const controller = new AbortController()
  if (port) port.onmessage = () => controller.abort()
  void fetchUnseen(data, controller.signal).then(
    () => port?.postMessage(true),
    () => port?.postMessage(false),
  )
}
