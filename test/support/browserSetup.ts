// A journey in a browser takes its time on a busy machine.
jest.setTimeout(30_000)
