import type { Page } from 'playwright-core'

/** Passes messages between Chromium and a page; the fixture `launch` gives it to the page with `{ textMessages: true }`. */
interface Pipe {
  watch: (signals: { readable: true }, then: () => void) => void
  readMessage: () => { result: number; buffer: ArrayBuffer }
  writeMessage: (message: ArrayBuffer, handles: []) => void
}
type Interceptor = new (name: string) => {
  start: () => void
  oninterfacerequest: (event: { handle: Pipe }) => void
}

interface Phone {
  waiting: number
  givenUp: number
  arrived: (message: string) => void
}

declare global {
  interface Window {
    MojoInterfaceInterceptor: Interceptor
    phone: Phone
  }
}

/**
 * Replaces Chromium's request to the phone for a text message; everything before it is the browser's own. Runs in the page.
 * A question is a message of Chromium's `WebOTPService`: its header has flags at 16 (1: waits for an answer) and its number
 * at 24; an answer repeats both the method (12) and the number, then says 0 (a success) and the code.
 */
function answerAsPhone(): void {
  const questions: ((code: string) => void)[] = []
  window.phone = {
    get waiting() {
      return questions.length
    },
    givenUp: 0,
    arrived: message => {
      const [, host, code] = /\n@(\S+) #(\S+)$/.exec(message) ?? []
      if (code !== undefined && host === location.hostname) questions.shift()?.(code)
    },
  }
  const answered = (question: DataView, code: string): ArrayBuffer => {
    const answer = new DataView(new ArrayBuffer(64 + 8 * Math.ceil(code.length / 8)))
    for (const [at, value] of [
      [0, 32],
      [4, 1],
      [12, question.getUint32(12, true)],
      [16, 2],
      [32, 24],
      [48, 8],
      [56, 8 + code.length],
      [60, code.length],
    ] as const)
      answer.setUint32(at, value, true)
    answer.setBigUint64(24, question.getBigUint64(24, true), true)
    new Uint8Array(answer.buffer).set(new TextEncoder().encode(code), 64)
    return answer.buffer
  }
  const service = new window.MojoInterfaceInterceptor('blink.mojom.WebOTPService')
  service.oninterfacerequest = ({ handle }) => {
    handle.watch({ readable: true }, () => {
      const { result, buffer } = handle.readMessage()
      if (result !== 0) return
      const question = new DataView(buffer)
      if (question.getUint32(16, true) & 1)
        questions.push(code => handle.writeMessage(answered(question, code), []))
      else {
        questions.length = 0
        window.phone.givenUp += 1
      }
    })
  }
  service.start()
}

/** Opens a page whose browser reads the text messages of the user's phone (WebOTP). */
export async function readTextMessages(page: Page): Promise<void> {
  await page.addInitScript(answerAsPhone)
}

/** Waits until the page waits for a text message. */
export const awaitsMessage = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.phone.waiting > 0)
}

/** A text message comes to the person's phone; without a page that waits, nothing reads it. */
export const messageArrives = (page: Page, message: string): Promise<void> =>
  page.evaluate(text => window.phone.arrived(text), message)

/** How many questions wait, and how many were taken back. */
export const questionsOf = (page: Page): Promise<{ waiting: number; givenUp: number }> =>
  page.evaluate(() => ({ waiting: window.phone.waiting, givenUp: window.phone.givenUp }))
