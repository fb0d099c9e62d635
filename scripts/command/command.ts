/** An error that says all there is to say: shown without a stack. */
export class Complaint extends Error {}

/** Runs a command; prints its error and fails it. */
export async function command(run: () => Promise<boolean | undefined>): Promise<void> {
  try {
    if ((await run()) === false) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Complaint ? error.message : error)
    process.exitCode = 1
  }
}
