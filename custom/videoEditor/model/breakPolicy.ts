import type { BreakPolicy } from '#contract/rules/video/checkBreaks.ts'

const MINUTE_MS = 60_000

/** What breaks of a film are held against: eight minutes apart, five before the end, twelve minutes of ads an hour. */
export const BREAK_POLICY: BreakPolicy = { apart: 8 * MINUTE_MS, tail: 5 * MINUTE_MS, perHour: 12 * MINUTE_MS }
