/* global fetch, Request, Response, Headers, ReadableStream, TextEncoder, TextDecoder, structuredClone */
import { createHash, webcrypto } from 'node:crypto'
import { TestEnvironment } from 'jest-environment-jsdom'
import { endStorages } from './endStorages.mjs'
import { patientTimers } from './patientTimers.mjs'
import { addTrace } from './trace/addTrace.mjs'

/** jsdom with the network of Node, which jsdom lacks, and with an address that a test may change. In JavaScript, because Stryker loads it without a transform. */
export default class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    const crypto = {
      getRandomValues: array => webcrypto.getRandomValues(array),
      randomUUID: () => webcrypto.randomUUID(),
      // jsdom has no digests. At once, where a browser takes a thread: a test waits for turns of the event loop, not for threads.
      subtle: {
        digest: (_name, data) =>
          Promise.resolve(new Uint8Array(createHash('sha256').update(data).digest()).buffer),
      },
    }
    Object.defineProperty(this.global, 'crypto', { configurable: true, get: () => crypto })
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      TextEncoder,
      TextDecoder,
      structuredClone,
      ...patientTimers(this.global),
      visit: address => this.dom?.reconfigure({ url: address }),
    })
    // jsdom has no layout to scroll.
    this.global.Element.prototype.scrollIntoView = () => undefined
  }

  async teardown() {
    endStorages()
    await super.teardown()
  }

  /** A test that fails or times out prints the last effects of its sagas, and those still waiting. */
  handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure') addTrace(test.errors, this.global.traceOfTest?.())
  }
}
