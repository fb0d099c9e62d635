/** An error that says all there is to say: shown without a stack. `exitCode` is 2 for a command that was called wrongly. */
export class Complaint extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message)
  }
}

/** Runs a command; prints its error and fails it. */
export async function command(run: () => Promise<boolean | undefined>): Promise<void> {
  try {
    if ((await run()) === false) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Complaint ? error.message : error)
    process.exitCode = error instanceof Complaint ? error.exitCode : 1
  }
}
