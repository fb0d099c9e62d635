// A browser, a server in a process of its own and real password hashes take their time on a busy machine.
jest.setTimeout(30_000)
