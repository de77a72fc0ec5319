import type { ContentRow } from '#contract/schemas/contentRecord.ts'

export type Outcome = { row: ContentRow; error?: unknown }

type Run = {
  /** Does it to one row. */
  act: (row: ContentRow) => Promise<unknown>
  onStep: (outcomes: readonly Outcome[]) => void
  signal: AbortSignal
}

/**
 * One title after the other, each with an outcome of its own: one that fails keeps none of the others. Stopping lets
 * the one under way end and begins no more.
 */
export async function runPlan(rows: readonly ContentRow[], { act, onStep, signal }: Run): Promise<readonly Outcome[]> {
  let outcomes: readonly Outcome[] = []
  for (const row of rows) {
    if (signal.aborted) break
    const outcome = await act(row).then(
      (): Outcome => ({ row }),
      (error: unknown): Outcome => ({ row, error }),
    )
    outcomes = [...outcomes, outcome]
    onStep(outcomes)
  }
  return outcomes
}
