import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import { VERBS, WRITING_VERBS, type Verb, verbRow } from '#contract/rules/actions/verbs.ts'
import { cleanPayload } from '#contract/rules/payload/cleanPayload.ts'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { MarqueeDataProvider, WriteOptions } from '#kit/parts/context/providerTypes.ts'
import type { RecordKind, RecordVerbs } from '#kit/record/editor/recordKind.ts'
import { mergeSaves } from '#kit/record/save/mergeSaves.ts'

export type ContentCalls = Pick<
  MarqueeDataProvider,
  'getContent' | 'createContent' | 'saveContent' | 'discardDraft' | 'restoreVersion'
>

/** How one type of titles is read and sent. */
export type ContentRoad = Pick<RecordKind<ContentRecord, Verb>, 'read' | 'send'>

/** By the calls of the data provider. */
export function contentRoad(calls: ContentCalls, type: string): ContentRoad {
  return {
    read: (id) => calls.getContent(type, id),
    send: ({ verb, payload, rev, key, confirm, version, schema }, { id, lockNumber, signal }) => {
      const options: WriteOptions = { rev, lockNumber, idempotencyKey: key, confirm, schema, signal }
      if (id === undefined) return calls.createContent(type, payload, VERBS[verb].status, options)
      if (verb === 'discardDraft') return calls.discardDraft(type, id, options)
      if (verb === 'restoreVersion') return calls.restoreVersion(type, id, version ?? '', options)
      const approval = verb === 'submitAndApprove' ? { approval: true } : {}
      return calls.saveContent(type, id, payload, VERBS[verb].status, { ...options, ...approval })
    },
  }
}

const RECORD_VERBS: RecordVerbs<Verb> = {
  save: 'saveDraft',
  writing: WRITING_VERBS,
  strict: WRITING_VERBS.filter((verb) => verbRow(verb).publishes),
  replacing: ['discardDraft', 'restoreVersion'],
}

type ContentType = Pick<TypeSummary, 'type' | 'schemaVersion' | 'traits'>

/** Titles of one type as a kind of record: all of a record are its working values, its payload is sent cleaned. */
export function contentKind(
  type: ContentType,
  schema: Readonly<Record<string, unknown>>,
  road: ContentRoad,
): RecordKind<ContentRecord, Verb> {
  const urn = catalogUrn(type.type)
  return {
    ...road,
    urn,
    isLockable: hasTrait(type, 'lockable'),
    isWriteOf: (event, id) => event.topic === 'version' && event.id === id && event.urn === urn,
    verbs: RECORD_VERBS,
    headOf: ({ id, rev, n, uu, ut }) => ({ id, rev, n, by: uu, at: ut }),
    valuesOf: (saved) => saved as Readonly<Record<string, unknown>>,
    clean: (values) => cleanPayload(schema, payloadOf(values)).payload,
    merge: mergeSaves,
    // Whatever viewers would notice is not sent over another's save unseen.
    mergesUnasked: (verb, theirs) => verb === 'saveDraft' && documentStateOf(theirs).state === 'live',
    questions: ['baseMoved'],
    schemaVersion: type.schemaVersion,
  }
}
