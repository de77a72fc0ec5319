import { forwarding } from './forwarding.ts'
import type { Transport } from './transport.ts'

export type LockTarget = { id: string; urn: string }

/** Locks (calls.md section 8). A refusal is an ApiError `locked` whose data is the lock of the other. */
export function createLockCalls(transport: Transport) {
  const { data } = forwarding(transport)
  return {
    readLock: data('readLock', ({ id, urn }: LockTarget, signal?: AbortSignal) => ({
      params: { id },
      query: { urn },
      signal,
    })),
    acquireLock: data('acquireLock', (target: LockTarget, resume: boolean = false) => ({
      body: { ...target, ...(resume ? { resume } : {}) },
    })),
    /** `idle`: ms since the person's last input. */
    beatLock: data('beatLock', (target: LockTarget, number: number, idle: number) => ({
      body: { ...target, number, idle: Math.round(idle) },
    })),
    releaseLock: data('releaseLock', (target: LockTarget, number: number) => ({
      body: { ...target, number },
      keepalive: true,
    })),
    /** A lock that nobody holds comes back open. */
    askForLock: data('askForLock', (target: LockTarget, message?: string) => ({
      body: { ...target, ...(message ? { message } : {}) },
    })),
    withdrawLockAsk: data('withdrawLockAsk', (body: LockTarget) => ({ body, keepalive: true })),
    handLockOver: data('handLockOver', (target: LockTarget, number: number, to: string) => ({
      body: { ...target, number, to },
    })),
    declineLockAsk: data('declineLockAsk', (target: LockTarget, number: number, to: string, message?: string) => ({
      body: { ...target, number, to, ...(message ? { message } : {}) },
    })),
    /** Those that one holds oneself, on titles of whatever type. */
    listOwnLocks: data('listLocks', (signal?: AbortSignal) => ({
      query: { own: 'true' as const },
      signal,
      allProducts: true,
    })),
    listLocks: data('listLocks', (ids: readonly string[], signal?: AbortSignal) => ({
      query: { ids: ids.join(',') },
      signal,
    })),
    forceUnlock: data('forceUnlock', (body: LockTarget) => ({ body })),
  }
}

export type LockCalls = ReturnType<typeof createLockCalls>
