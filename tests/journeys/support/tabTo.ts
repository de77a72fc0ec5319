import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Walks with Tab until the focus is there, as somebody does who sees where it is. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < most; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
