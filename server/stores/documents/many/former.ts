import type { DocumentState } from '#contract/rules/actions/documentState.ts'
import type { DocumentFacts, Payload, VersionFact } from '../documentFacts.ts'
import type { WritePlan } from '../planWrite.ts'
import type { Provenance, SourcedWrite } from './provenance.ts'

/** A version as it was. Its text is kept only where the write has gone over it; else it stands under its key. */
export type PreviousVersion = Omit<VersionFact, 'payload' | 'updated' | 'updatedBy'> & {
  payload?: VersionFact['payload']
}

/** What taking a write back needs (design 9 (22)): the document before it. */
export type PreviousState =
  | { made: true }
  | {
      made?: undefined
      state: DocumentState['state']
      /** In place of both sides, where the write was one that titles need no look for: what stands tells the rest. */
      alike?: AlikeWrite
      draft?: PreviousVersion
      published?: PreviousVersion
      /** The version that stood for a document without live sides. */
      rest?: PreviousVersion
      /** Only of a write that said anew where the text comes from. */
      provenance?: Provenance
    }

/** A draft that was opened, or fields of one that stood: what they said, where they said anything. */
type AlikeWrite = 'opened' | { names: readonly string[]; said: Payload }

/** The same with both sides, as `facts` still has them: nobody has written since. */
export function wholeState(before: PreviousState, { draft, published }: DocumentFacts): PreviousState {
  if (before.made || before.alike === undefined) return before
  const { alike } = before
  const sides = { state: before.state, ...(published ? { published } : {}) }
  if (alike === 'opened' || !draft) return sides
  const rest = Object.entries(draft.payload ?? {}).filter(([name]) => !alike.names.includes(name))
  return { ...sides, draft: { ...draft, payload: { ...Object.fromEntries(rest), ...alike.said } } }
}

export function previousStateOf({ input: { facts }, plan, provenance, former }: SourcedWrite): PreviousState {
  if (!facts) return { made: true }
  const { state, draft, published, other } = facts
  const rest = state === 'live' ? undefined : other
  return {
    state,
    ...(draft ? { draft: kept(draft, plan) } : {}),
    ...(published ? { published: kept(published, plan) } : {}),
    ...(rest ? { rest: kept(rest, plan) } : {}),
    ...(provenance && former ? { provenance: former } : {}),
  }
}

function kept({ updated: _at, updatedBy: _by, payload, ...version }: VersionFact, plan: WritePlan): PreviousVersion {
  const isOverwritten = plan.payload !== null && plan.version?.key === version.key
  return isOverwritten ? { ...version, payload } : version
}
