/** An error whose message is complete, shown without a stack. `exitCode` is 2 if the command was called incorrectly. */
export class Complaint extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message)
  }
}

/** Runs a command; if it throws, prints the error and fails. */
export async function command(run: () => Promise<boolean | undefined>): Promise<void> {
  try {
    if ((await run()) === false) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Complaint ? error.message : error)
    process.exitCode = error instanceof Complaint ? error.exitCode : 1
  }
}
