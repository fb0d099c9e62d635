import { TestEnvironment } from 'jest-environment-jsdom'

/** jsdom with the network of Node, which jsdom lacks, and with an address that a test may change. */
export default class PageEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      TextEncoder,
      TextDecoder,
      structuredClone,
      visit: (address: string) => this.dom?.reconfigure({ url: address }),
    })
  }
}
