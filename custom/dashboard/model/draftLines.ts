import type { DashboardData } from '#contract/registry/dashboard.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'

/** A title that somebody goes on with: given back by an approver, or a draft with so many fields to mend. */
export type DraftLine = { row: ContentRow; at: string } & ({ back: string } | { problems: number })

/** A reader's own drafts: given back first, then those with errors, then the others; each title once, the first so many. */
export function draftLines({ handedBack, drafts }: Pick<DashboardData, 'handedBack' | 'drafts'>, most: number) {
  const own = [...drafts].sort((one, other) => Number(other.problems > 0) - Number(one.problems > 0))
  const lines: DraftLine[] = [
    ...handedBack.map((row) => ({ row, at: row.back.at, back: row.back.by })),
    ...own.map((row) => ({ row, at: row.ut, problems: row.problems })),
  ]
  const seen = new Set<string>()
  return lines.filter(({ row: { id } }) => !seen.has(id) && seen.add(id)).slice(0, most)
}
