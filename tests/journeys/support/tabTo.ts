import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** For what never comes into the tab order. */
const PATIENCE_MS = 90_000

/** Walks with Tab until the focus is there, as somebody does who sees where it is. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await expect(target).toBeVisible()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  // What was still off when the focus came by is reached in another turn.
  await expect(async () => {
    for (let steps = 0; steps < most && !(await hasFocus()); steps++) await page.keyboard.press('Tab')
    expect(await hasFocus()).toBe(true)
  }).toPass({ timeout: PATIENCE_MS })
}
