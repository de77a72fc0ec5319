import type { DashboardData } from '#contract/registry/dashboard.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'

/** One title that waits for the reader, and why. */
export type WaitingLine = { row: ContentRow } & (
  | { why: 'handedBack'; by: string; at: string }
  | { why: 'approve'; by: string; at: string }
  | { why: 'draft'; problems: number; at: string }
)

type Waiting = Pick<DashboardData, 'handedBack' | 'waiting' | 'drafts'>

/**
 * What waits for the reader: given back first, then to approve, then own drafts, those with errors before the others.
 * No more than so many lines; a third of them is kept for drafts, which many approvals would hide.
 */
export function waitingLines({ handedBack, waiting, drafts }: Waiting, most: number): WaitingLine[] {
  const own = [...drafts]
    .sort((one, other) => Number(other.problems > 0) - Number(one.problems > 0))
    .map((row) => ({ row, why: 'draft' as const, problems: row.problems, at: row.ut }))
  const others: WaitingLine[] = [
    ...handedBack.map((row) => ({ row, why: 'handedBack' as const, ...row.back })),
    ...waiting.map((row) => ({ row, why: 'approve' as const, by: row.uun ?? row.uu, at: row.ut })),
  ]
  const kept = Math.min(own.length, Math.floor(most / 3))
  const lines = [...others.slice(0, most - kept), ...own]
  const seen = new Set<string>()
  return lines.filter(({ row: { id } }) => !seen.has(id) && seen.add(id)).slice(0, most)
}
