import { tmpdir } from 'node:os'

/** What a run leaves lying in here is cleared at its end (runSetup.ts). */
export const RUN_FOLDER = 'TEST_RUN_FOLDER'

/** Where a test run keeps what outlives a test file. */
export function runFolder(): string {
  return process.env[RUN_FOLDER] ?? tmpdir()
}
