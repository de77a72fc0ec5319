import { useMemo, useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { verbRow } from '#contract/rules/actions/verbs.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { seenRevisions } from '#kit/jobs/bulk/seenRevisions.ts'
import type { ApprovalVerb } from '#kit/record/actions/useApproval.ts'

/** What became of the titles of one type: their job, or why none began. */
type DecisionRun = { type: TypeSummary; job: string } | { type: TypeSummary; error: unknown }

/**
 * One decision about titles of several types as bulk jobs, a job per type, one after the other: nobody may have more
 * than three at once (calls.md section 0). Each names the revisions that were chosen: a title that has changed since is
 * left as it is, and told with its reason.
 */
export function useDecisionJobs(verb: ApprovalVerb, rows: readonly ContentRow[], onEnded: () => void) {
  const { calls, types } = useConsole()
  const groups = useMemo(() => byType(rows, types), [rows, types])
  const [runs, setRuns] = useState<readonly DecisionRun[]>([])
  const [phase, setPhase] = useState<'asks' | 'runs' | 'ended'>('asks')
  const replace = (at: number, run: DecisionRun) => setRuns((all) => [...all.slice(0, at), run, ...all.slice(at + 1)])

  const begin = async (at: number): Promise<void> => {
    const group = groups[at]
    if (!group) {
      setPhase('ended')
      return onEnded()
    }
    const { type } = group
    setPhase('runs')
    try {
      const ids = group.rows.map(({ id }) => id)
      const changes = { st: verbRow(verb).status }
      const { meta } = await calls.updateMany(type.type, {
        ids,
        data: {},
        meta: { changes, revisions: seenRevisions(group.rows) },
      })
      if (!meta) throw new Error('the service names no job')
      replace(at, { type, job: meta.job })
    } catch (error) {
      replace(at, { type, error })
      return begin(at + 1)
    }
  }
  return {
    groups,
    runs,
    phase,
    start: () => void begin(0),
    /** The job of a type has ended: the next type's turn. */
    next: (at: number) => void (at === runs.length - 1 && begin(at + 1)),
    follow: (at: number, job: string) => {
      const run = runs[at]
      if (run) replace(at, { type: run.type, job })
    },
  }
}

/** Titles by their types, each of which has a job of its own; those of types that the reader may not view are left out. */
function byType(rows: readonly ContentRow[], types: readonly TypeSummary[]) {
  return types
    .map((type) => ({ type, rows: rows.filter(({ cty }) => cty === type.type) }))
    .filter((group) => group.rows.length > 0)
}
