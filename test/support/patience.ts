// A browser, a server in a process of its own, real password hashes and eight hours of polls take their time on a busy machine.
jest.setTimeout(60_000)
