import type { LockState } from '#contract/schemas/lock.ts'
import type { Transport } from './transport.ts'

export type LockTarget = { id: string; urn: string }

/** Locks (calls.md section 8). A refusal is an ApiError `locked` whose data is the lock of the other. */
export function createLockCalls(transport: Transport) {
  return {
    readLock: async ({ id, urn }: LockTarget, signal?: AbortSignal): Promise<LockState> =>
      (await transport.send('readLock', { params: { id }, query: { urn }, signal })).data,
    acquireLock: async (target: LockTarget, resume = false): Promise<LockState> =>
      (
        await transport.send('acquireLock', {
          body: { ...target, ...(resume ? { resume } : {}) },
        })
      ).data,
    /** `idle`: ms since the person's last input. */
    beatLock: async (target: LockTarget, number: number, idle: number): Promise<LockState> =>
      (await transport.send('beatLock', { body: { ...target, number, idle: Math.round(idle) } })).data,
    releaseLock: async (target: LockTarget, number: number): Promise<LockState> =>
      (await transport.send('releaseLock', { body: { ...target, number }, keepalive: true })).data,
    /** A lock that nobody holds comes back open. */
    askForLock: async (target: LockTarget, message?: string): Promise<LockState> =>
      (
        await transport.send('askForLock', {
          body: { ...target, ...(message ? { message } : {}) },
        })
      ).data,
    withdrawLockAsk: async (target: LockTarget): Promise<LockState> =>
      (await transport.send('withdrawLockAsk', { body: target, keepalive: true })).data,
    handLockOver: async (target: LockTarget, number: number, to: string): Promise<LockState> =>
      (await transport.send('handLockOver', { body: { ...target, number, to } })).data,
    declineLockAsk: async (target: LockTarget, number: number, to: string, message?: string): Promise<LockState> =>
      (
        await transport.send('declineLockAsk', {
          body: { ...target, number, to, ...(message ? { message } : {}) },
        })
      ).data,
    /** Those that one holds oneself, on titles of whatever type. */
    listOwnLocks: async (signal?: AbortSignal): Promise<LockState[]> =>
      (
        await transport.send('listLocks', {
          query: { own: 'true' },
          signal,
          allProducts: true,
        })
      ).data,
    listLocks: async (ids: readonly string[], signal?: AbortSignal): Promise<LockState[]> =>
      (await transport.send('listLocks', { query: { ids: ids.join(',') }, signal })).data,
    forceUnlock: async (target: LockTarget): Promise<LockState> =>
      (await transport.send('forceUnlock', { body: target })).data,
  }
}

export type LockCalls = ReturnType<typeof createLockCalls>
