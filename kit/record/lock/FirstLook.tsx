import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import type { LockState } from '#contract/schemas/lock.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { LockTarget } from './lockCore.ts'
import { SeenLock } from './SeenLock.ts'

/** A record that has come waits so long for its lock, in ms: whoever may wait on a lock service is not kept out by it. */
const PATIENCE_MS = 500

type FirstLookProps<Read> = {
  /** Undefined where there is no lock to ask for. */
  target: LockTarget | undefined
  /** As it was read; undefined until it has come, and where it does not come. */
  record: Read | undefined
  /** Stands there until both are known. */
  meanwhile: ReactNode
  children: (record: Read) => ReactNode
}

/**
 * Asks who holds the lock of a record together with the record: the screen stands where it will stay from its first
 * frame on, with the banner of another's lock or without. What was not answered in time, or not at all, the screen asks
 * again by itself.
 */
export function FirstLook<Read>({ target, record, meanwhile, children }: FirstLookProps<Read>) {
  const { lock, isPending } = useFirstLook(target, record !== undefined)
  if (record === undefined || isPending) return meanwhile
  return <SeenLock value={lock}>{children(record)}</SeenLock>
}

/** `isRead`: the record has come. */
function useFirstLook(target: LockTarget | undefined, isRead: boolean) {
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
  const isLate = useLate(id, isRead && look.isPending)
  return { lock: look.data ?? undefined, isPending: target !== undefined && look.isPending && !isLate }
}

/** Whether one has waited long enough for this record. */
function useLate(id: string, isWaiting: boolean): boolean {
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(id), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [id, isWaiting])
  return late === id
}
