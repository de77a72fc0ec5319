import type { Actor } from '#contract/rules/access/actor.ts'
import type { LoggedEvent } from '../stores/eventLog.ts'
import type { ProfileStore } from '../stores/profileStore.ts'

/** The names that people have chosen for themselves, in memory: they are needed with each call. */
export type ShownNames = {
  /** The same person under the name that they chose; a token's own name where they chose none. */
  shown(actor: Actor): Actor
  /** Takes over what the event log tells of changed profiles, by whichever server. */
  hear(event: Pick<LoggedEvent, 'topic' | 'uid' | 'by'>): void
}

/**
 * Reads all names once. An event says the name to be shown even where a choice was given up: tokens of some minutes
 * may still carry it.
 */
export async function openShownNames(profiles: Pick<ProfileStore, 'names'>): Promise<ShownNames> {
  const names = new Map((await profiles.names()).map(({ uid, name }) => [uid, name]))
  return {
    shown: (actor) => {
      const name = names.get(actor.uid)
      return name === undefined || name === actor.name ? actor : { ...actor, name }
    },
    hear: ({ topic, uid, by }) => {
      if (topic === 'profile') names.set(uid, by)
    },
  }
}
