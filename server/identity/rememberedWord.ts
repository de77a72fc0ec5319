import type { Actor } from '#contract/rules/access/actor.ts'
import type { Identity } from './identity.ts'
import type { IdentityStore } from './identityStore.ts'

/** How long the provider's word about a token's bearer holds, in ms: who publishes one title after another asks once. */
export const WORD_MS = 3_000

/** Models of records that the word of the embedded provider rests on. */
const DECIDING = ['Session', 'User', 'UserName']

type RememberedWord = { askProvider: Identity['askProvider']; forget: () => void }

/**
 * Asks the provider about a person unless it has said so moments ago; only good words are remembered. Actors are known
 * by their object, which is one for each token.
 */
export function rememberedWord(ask: Identity['askProvider'], now: () => number): RememberedWord {
  let words = new WeakMap<Actor, { fresh: Actor; until: number }>()
  return {
    askProvider: async (actor) => {
      const known = words.get(actor)
      if (known && now() < known.until) return known.fresh
      const [asking, from] = [words, now()]
      const fresh = await ask(actor)
      // What was forgotten meanwhile stays forgotten: the answer goes with the words of before.
      if (fresh) asking.set(actor, { fresh, until: from + WORD_MS })
      else asking.delete(actor)
      return fresh
    },
    forget: () => {
      words = new WeakMap()
    },
  }
}

/** The same store, which tells when this process has changed what the provider's word rests on. */
export function tellingOfChanges(store: IdentityStore, onChange: () => void): IdentityStore {
  const told = async <Result>(model: string, change: Promise<Result>) => {
    try {
      return await change
    } finally {
      if (DECIDING.includes(model)) onChange()
    }
  }
  return {
    ...store,
    upsert: (model, ...more) => told(model, store.upsert(model, ...more)),
    destroy: (model, id) => told(model, store.destroy(model, id)),
    revokeByGrantId: (model, grantId) => told(model, store.revokeByGrantId(model, grantId)),
    destroyBySession: (model, uid) => told(model, store.destroyBySession(model, uid)),
  }
}
