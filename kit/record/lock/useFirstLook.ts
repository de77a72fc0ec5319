import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LockState } from '#contract/schemas/lock.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { LockTarget } from './lockCore.ts'

/** A record that has come waits so long for its lock, in ms: whoever may wait on a lock service is not kept out by it. */
const PATIENCE_MS = 500

/**
 * Who holds the lock of a record, asked together with the record: the screen stands where it will stay from its first
 * frame on, with the banner of another's lock or without. Undefined where it was not answered in time, or not at all:
 * the screen looks again by itself. `isRead`: the record has come.
 */
export function useFirstLook(target: LockTarget | undefined, isRead: boolean) {
  const { calls } = useConsole()
  const { id = '', urn = '' } = target ?? {}
  const look = useQuery({
    queryKey: ['firstLook', urn, id],
    queryFn: async ({ signal }): Promise<LockState | null> => {
      try {
        return await calls.readLock({ params: { id }, query: { urn }, signal })
      } catch {
        return null
      }
    },
    enabled: target !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  })
  const isLate = useLate(isRead && look.isPending)
  return { lock: look.data ?? undefined, isPending: target !== undefined && look.isPending && !isLate }
}

function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isLate
}
