import { useMemo, useState } from 'react'
import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import type { SendableStatus } from '#contract/values/status.ts'
import type { BulkBody } from '#contract/wire/calls/bulkBodies.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import type { Check } from './check/useDryRun.ts'
import { useDryRun } from './check/useDryRun.ts'
import type { MeantTitles } from './meantTitles.ts'

export type BulkChange = {
  check: Check
  /** What was checked is what would be done now. */
  isFresh: boolean
  ask: () => void
  start: () => void
  isStarting: boolean
  /** The job that does it, once it was started, and what it was started for: the list may show others by then. */
  job: string | undefined
  titles: MeantTitles | undefined
  follow: (job: string | undefined) => void
  /** What the server says of single parts of the change, as long as it is the same change. */
  refused: readonly Refused[]
}
type Refused = { field: string; code: number; description: string }

/** A bulk change from its check to its job: nothing runs that has not been checked as it is. */
export function useBulkChange(
  type: string,
  meant: MeantTitles | undefined,
  changes: ChangeSet | undefined,
  onStarted?: () => void,
): BulkChange {
  const { calls } = useConsole()
  const tell = useErrorNotice()
  const { check, ask, forget } = useDryRun(type)
  const [isStarting, setStarting] = useState(false)
  const [job, setJob] = useState<string>()
  const [started, setStarted] = useState<MeantTitles>()
  const of = useMemo(() => (meant && changes ? JSON.stringify(bodyOf(meant, changes)) : ''), [meant, changes])
  const body = () => JSON.parse(of) as BulkBody
  const isFresh = check.state === 'done' && check.of === of
  const start = async () => {
    setStarting(true)
    try {
      const { keys = [], flt, revisions, ...changes } = body()
      const { meta } = isDeletion(changes)
        ? await calls.deleteMany(type, { ids: keys, meta: { flt } })
        : await calls.updateMany(type, { ids: keys, data: {}, meta: { flt, revisions, changes } })
      setJob(meta?.job)
      setStarted(meant)
      forget()
      onStarted?.()
    } catch (error) {
      tell(error)
    } finally {
      setStarting(false)
    }
  }
  return {
    check,
    isFresh,
    ask: () => void ask(body()),
    start: () => void start(),
    isStarting,
    job,
    titles: job ? started : meant,
    follow: setJob,
    refused: check.state === 'failed' && check.of === of ? refusedParts(check.error) : [],
  }
}

/** What airs a text, or decides about one, is about the text that was seen: titles that have changed since are left out. */
function bodyOf({ chosen, revisions }: MeantTitles, changes: ChangeSet): BulkBody {
  const decides = changes.publish === true || (changes.st !== undefined && DECIDING.includes(changes.st))
  return { ...chosen, ...(decides && revisions ? { revisions } : {}), ...changes }
}

/** What publishing, approving and the way back from an approval send. */
const DECIDING: readonly SendableStatus[] = ['published', 'draft']

/** Nothing but the status of what is deleted. */
function isDeletion(changes: ChangeSet): boolean {
  return changes.st === 'deleted' && Object.keys(changes).length === 1
}

function refusedParts(error: unknown): Refused[] {
  const errors = error instanceof Error && error.name === 'ApiError' ? (error as ApiError).errors : []
  return errors.flatMap(({ field, code, description }) => (field ? [{ field, code, description }] : []))
}
