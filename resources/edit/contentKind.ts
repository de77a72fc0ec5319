import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import { CLOSING_VERBS, WRITING_VERBS, type Verb, verbRow } from '#contract/rules/actions/verbs.ts'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { MarqueeDataProvider, WriteMeta } from '#kit/parts/context/providerTypes.ts'
import type { RecordKind, RecordVerbs } from '#kit/record/editor/recordKind.ts'
import { mergeSaves } from '#kit/record/save/mergeSaves.ts'

/** The methods of react-admin's data provider that a record is edited by. */
type ContentCalls = Pick<MarqueeDataProvider, 'getOne' | 'create' | 'update'>

/** How one type of titles is read and sent. */
type ContentRoad = Pick<RecordKind<ContentRecord, Verb>, 'read' | 'send' | 'findCreated' | 'isGuarded'>

/** By the data provider, which cleans what is sent; what a write names beside its payload goes as meta. */
export function contentRoad(calls: ContentCalls, type: string): ContentRoad {
  return {
    read: async (id) => (await calls.getOne<ContentRecord>(type, { id })).data,
    send: async ({ payload: data, key, verb, rev, confirm, version, schema }, { id, lockNumber, signal }) => {
      const meta: WriteMeta = { verb, rev, confirm, version, schema, lockNumber, signal, idempotencyKey: key }
      const answer =
        id === undefined
          ? await calls.create<ContentRecord>(type, { data, meta })
          : await calls.update<ContentRecord>(type, { id, data, previousData: { id }, meta })
      return answer.data
    },
  }
}

const RECORD_VERBS: RecordVerbs<Verb> = {
  save: 'saveDraft',
  writing: WRITING_VERBS,
  strict: WRITING_VERBS.filter((verb) => verbRow(verb).publishes),
  replacing: ['discardDraft', 'restoreVersion'],
  closing: CLOSING_VERBS,
}

type ContentType = Pick<TypeSummary, 'type' | 'schemaVersion' | 'traits'>

/** Titles of one type as a kind of record: all of a record are its working values; the provider cleans its payload. */
export function contentKind(type: ContentType, road: ContentRoad): RecordKind<ContentRecord, Verb> {
  const urn = catalogUrn(type.type)
  return {
    ...road,
    urn,
    isLockable: hasTrait(type, 'lockable'),
    isWriteOf: (event, id) => event.topic === 'version' && event.id === id && event.urn === urn,
    verbs: RECORD_VERBS,
    headOf: ({ id, rev, n, uu, ut }) => ({ id, rev, n, by: uu, at: ut }),
    valuesOf: (saved) => saved as Readonly<Record<string, unknown>>,
    clean: payloadOf,
    merge: mergeSaves,
    // Whatever viewers would notice is not sent over another's save unseen.
    mergesUnasked: (verb, theirs) => verb === 'saveDraft' && documentStateOf(theirs).state === 'live',
    questions: ['baseMoved'],
    schemaVersion: type.schemaVersion,
  }
}
