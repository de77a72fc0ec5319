import { useCallback, useEffect, useRef, useState } from 'react'
import type { DryRun } from '#contract/schemas/bulk.ts'
import type { BulkBody } from '#contract/wire/calls/bulkBodies.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'

/** `of` is the change that was looked at: another one needs another look. */
export type Check =
  | { state: 'none' }
  | { state: 'asking'; of: string }
  | { state: 'failed'; of: string; error: unknown }
  | { state: 'done'; of: string; result: DryRun }

const NONE: Check = { state: 'none' }

/** Asks what a bulk change would do. A new question gives up the one before it, and so does leaving. */
export function useDryRun(type: string) {
  const { calls } = useConsole()
  const [check, setCheck] = useState<Check>(NONE)
  const asked = useRef<AbortController>(undefined)
  useEffect(() => () => asked.current?.abort(), [])
  const ask = useCallback(
    async (body: BulkBody) => {
      asked.current?.abort()
      const { signal } = (asked.current = new AbortController())
      const of = JSON.stringify(body)
      const become = (next: Check) => !signal.aborted && setCheck(next)
      become({ state: 'asking', of })
      try {
        become({ state: 'done', of, result: await calls.dryRunBulk({ params: { type }, body, signal }) })
      } catch (error) {
        become({ state: 'failed', of, error })
      }
    },
    [calls, type],
  )
  const forget = useCallback(() => {
    asked.current?.abort()
    setCheck(NONE)
  }, [])
  return { check, ask, forget }
}
