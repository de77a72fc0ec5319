import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { isFullRun } from '../../support/fullRun.ts'

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Axe = { run: (context: ElementContext, options: RunOptions) => Promise<Pick<AxeResults, 'violations'>> }

/**
 * What axe has to say against a page. It runs in the page itself and tells of violations alone: what it finds in order
 * is many times as long, and the console has no frames to be gathered.
 */
export async function violationsIn(
  page: Page,
  options: Pick<RunOptions, 'runOnly' | 'rules'>,
): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run({ include: [['html']] }, { ...options, resultTypes: ['violations'] })
    return violations
  }, options)
}

/** Serious and critical findings of WCAG 2.2 A and AA: none may stand. */
export async function seriousIn(page: Page): Promise<string[]> {
  const violations = await violationsIn(page, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    // Half of axe's time; colours are held by their tokens (kit/parts/theme/contrast.test.tsx).
    rules: { 'color-contrast': { enabled: isFullRun } },
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    )
}
