import { windowEnd, windowStart } from '#contract/rules/availability/windowEnd.ts'
import type { RailRow } from '#contract/schemas/storefront/railRow.ts'

/** When titles of a rail come and go: their windows, and the times of airings and events (epoch ms, in no order). */
export function rowInstants(rows: readonly RailRow[], product: string | undefined): number[] {
  return rows
    .flatMap((row) => [windowStart(row), windowEnd(row, product), instantOf(row.date), instantOf(row.until)])
    .filter((at) => at !== undefined && !Number.isNaN(at)) as number[]
}

function instantOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Date.parse(text)
}
