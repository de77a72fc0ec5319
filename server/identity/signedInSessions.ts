import type { DemoUser } from './demoUsers.ts'
import type { IdentityRecord, IdentityStore } from './identityStore.ts'
import type { UserDirectory } from './userDirectory.ts'

/** A sign-in lasts a working day at most, however often it is refreshed. */
export const SESSION_LIFE_S = 12 * 3_600

export type SignedInSessions = {
  /** The person of a session that still lives, as the directory has them now. */
  userOf(sid: string, uid: string): Promise<DemoUser | undefined>
  /** Seconds that a session has left; 0 where it is over. */
  secondsLeft(sid: string): Promise<number>
}

export function createSignedInSessions(
  store: IdentityStore,
  directory: UserDirectory,
  now: () => number,
): SignedInSessions {
  return {
    async userOf(sid, uid) {
      // In one trip: whoever publishes is asked about each time.
      const { record: session, user } = await directory.findBeside({ model: 'Session', uid: sid }, uid)
      return session?.accountId === uid ? user : undefined
    },
    secondsLeft: async (sid) => secondsLeft(await store.findByUid('Session', sid), now()),
  }
}

function secondsLeft(session: IdentityRecord | undefined, nowMs: number): number {
  return typeof session?.exp === 'number' ? Math.max(0, session.exp - Math.floor(nowMs / 1000)) : 0
}
