import { documentChange, type DocumentWrite } from '../../decisions/documentChange.ts'
import type { VerbCaller } from '../../decisions/refuseVerb.ts'
import type { DocumentFacts } from '../../stores/documents/documentFacts.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import type { Change } from '../../stores/documentStore.ts'
import { refuseStoreInvalid } from './refuseStoreInvalid.ts'

export type StoreWrite = Omit<DocumentWrite, 'refuseInvalid'>

/** What a sent page or container makes of a document, or the refusal thrown; undefined facts: it is new. */
export function storeChange(
  caller: VerbCaller,
  kind: DocumentKind,
  facts: DocumentFacts | undefined,
  write: StoreWrite,
): Change {
  const refuseInvalid: DocumentWrite['refuseInvalid'] = (payload, publishes) =>
    refuseStoreInvalid(caller, kind, payload, publishes)
  return documentChange(caller, kind, facts, { ...write, refuseInvalid })
}
