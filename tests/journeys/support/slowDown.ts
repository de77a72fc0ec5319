import type { Page } from '@playwright/test'

/** `SLOW=6` walks on a processor a sixth as fast: what falls then waits for time to pass rather than for what is true. */
const SLOW = Number(process.env.SLOW ?? 1)

/** Takes the speed off a page that has just been opened. */
export function slowDown(page: Page): void {
  if (SLOW <= 1) return
  void page
    .context()
    .newCDPSession(page)
    .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: SLOW }))
    // A window that is closed at once needs no slowing.
    .catch(() => undefined)
}
