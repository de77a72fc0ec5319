import type { DocumentFacts, VersionFact } from './documentFacts.ts'
import type { WriteInput, WritePlan } from './planWrite.ts'

type Planned = Pick<WritePlan, 'verbs' | 'rev' | 'n' | 'newestKey' | 'sides'>

/** What a document that stays live is after its write, as the next read of what decides would tell. */
export function factsAfter(input: WriteInput, { verbs, rev, n, newestKey, sides }: Planned): DocumentFacts {
  const { id, knownAs, facts, exId, provider, sender, at } = input
  const by = sender.actor.username
  const saved = (version: VersionFact | undefined): VersionFact | undefined =>
    version && [verbs.subject?.key, verbs.beside?.key].includes(version.key)
      ? { ...version, updated: at, updatedBy: by }
      : version
  const [draft, published] = [saved(verbs.draft), saved(verbs.published)]
  return {
    ...{ id, knownAs, rev, state: verbs.state, n, newestKey, exId, provider, draft, published, sides },
    created: facts?.created ?? at,
    createdBy: facts?.createdBy ?? by,
    other: undefined,
    movedBase: null,
    baseMoved: draft !== undefined && published !== undefined && draft.base !== published.key,
    lock: undefined,
  }
}
