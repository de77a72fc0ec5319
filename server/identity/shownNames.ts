import type { Actor } from '#contract/rules/access/actor.ts'
import { searchText } from '#contract/rules/searchText.ts'
import type { LoggedEvent } from '../stores/eventLog.ts'
import type { ProfileStore } from '../stores/profileStore.ts'

type Account = Pick<Actor, 'uid' | 'name'>

/** The names that people have chosen for themselves, in memory: they are needed with each call. */
export type ShownNames = {
  /** The same person under the name that they chose; a token's own name where they chose none. */
  shown(actor: Actor): Actor
  /**
   * Does somebody else go by this name, chosen or of their account, so that locks and the audit would mislead? As far
   * as they are known: accounts of another provider are once they have called.
   */
  isTaken(uid: string, name: string): boolean
  /** Takes over what the event log tells of changed profiles, by whichever server. */
  hear(event: Pick<LoggedEvent, 'topic' | 'uid' | 'by'>): void
}

/** People of one installation; more are not remembered. */
const MOST_ACCOUNTS = 20_000

/**
 * Reads all names once. An event says the name to be shown even where a choice was given up: tokens of some minutes
 * may still carry it.
 */
export async function openShownNames(
  profiles: Pick<ProfileStore, 'names'>,
  accountsKnown: readonly Account[] = [],
): Promise<ShownNames> {
  const names = new Map((await profiles.names()).map(({ uid, name }) => [uid, name]))
  const accounts = new Map(accountsKnown.map(({ uid, name }) => [uid, name]))
  return {
    shown: (actor) => {
      // Calls without a sign-in are nobody's.
      if (actor.uid === '') return actor
      if (accounts.size < MOST_ACCOUNTS || accounts.has(actor.uid)) accounts.set(actor.uid, actor.name)
      const name = names.get(actor.uid)
      return name === undefined || name === actor.name ? actor : { ...actor, name }
    },
    isTaken: (uid, name) => {
      const key = searchText(name)
      return [...accounts, ...names].some(([other, theirs]) => other !== uid && searchText(theirs) === key)
    },
    hear: ({ topic, uid, by }) => {
      if (topic === 'profile') names.set(uid, by)
    },
  }
}
