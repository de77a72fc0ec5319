import { verbRow, type Verb } from '#contract/rules/actions/verbs.ts'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import type { AdAttribute, AdTag, LoadPolicy } from '#contract/schemas/ads.ts'
import { AD_ATTRIBUTE_URN, AD_TAG_URN, LOAD_POLICY_URN } from '#contract/values/ads.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import {
  DOCUMENT_VERBS,
  headOfDocument,
  stateOf,
  verbWords,
  type DocumentRecord,
} from '#kit/record/document/documentHead.ts'
import type { RecordKind } from '#kit/record/editor/recordKind.ts'
import type { Values } from '#kit/record/editor/workingValues.ts'
import { mergeSaves } from '#kit/record/save/mergeSaves.ts'

type Kind<Saved extends DocumentRecord> = RecordKind<Saved, Verb>

/** Ad tags as a kind of record. */
export function tagKind(calls: Pick<Calls, 'getAdTag' | 'createAdTag' | 'saveAdTag'>): Kind<AdTag> {
  return {
    ...common(AD_TAG_URN),
    read: (id) => calls.getAdTag({ params: { id } }),
    send: (write, { id, lockNumber, signal }) => {
      const sending = sentOf(write, signal)
      if (id === undefined) return calls.createAdTag(sending)
      return calls.saveAdTag({ ...sending, ...savedOf(write), params: { id }, lockNumber })
    },
  }
}

/** Ad attributes as a kind of record. */
export function attributeKind(
  calls: Pick<Calls, 'getAdAttribute' | 'createAdAttribute' | 'saveAdAttribute'>,
): Kind<AdAttribute> {
  return {
    ...common(AD_ATTRIBUTE_URN),
    read: (id) => calls.getAdAttribute({ params: { id } }),
    send: (write, { id, lockNumber, signal }) => {
      const sending = sentOf(write, signal)
      if (id === undefined) return calls.createAdAttribute(sending)
      return calls.saveAdAttribute({ ...sending, ...savedOf(write), params: { id }, lockNumber })
    },
  }
}

/** Load policies as a kind of record. */
export function loadKind(
  calls: Pick<Calls, 'getLoadPolicy' | 'createLoadPolicy' | 'saveLoadPolicy'>,
): Kind<LoadPolicy> {
  return {
    ...common(LOAD_POLICY_URN),
    read: (id) => calls.getLoadPolicy({ params: { id } }),
    send: (write, { id, lockNumber, signal }) => {
      const sending = sentOf(write, signal)
      if (id === undefined) return calls.createLoadPolicy(sending)
      return calls.saveLoadPolicy({ ...sending, ...savedOf(write), params: { id }, lockNumber })
    },
  }
}

type Write = Parameters<Kind<DocumentRecord>['send']>[0]

const sentOf = ({ verb, payload, key }: Write, signal: AbortSignal | undefined) => ({
  ...{ idempotencyKey: key, signal },
  body: { ...payload, st: verbRow(verb).status },
})
const savedOf = ({ verb, rev, confirm }: Write) => ({ query: verbWords(verb, confirm), rev })

function common(urn: string): Omit<Kind<DocumentRecord>, 'read' | 'send'> {
  return {
    urn,
    isLockable: true,
    isWriteOf: (event, id) => event.topic === 'version' && event.id === id && event.urn === urn,
    verbs: DOCUMENT_VERBS,
    headOf: headOfDocument,
    valuesOf,
    clean: ({ rev: _, ...values }) => values,
    merge: mergeSaves,
    // Whatever players would notice is not sent over another's save unseen.
    mergesUnasked: (verb, theirs) => verb === 'saveDraft' && stateOf(theirs)?.state === 'live',
    questions: ['baseMoved'],
  }
}

const OF_LISTS: readonly string[] = ['lon']

/** What of a record, or of a payload that was sent, is edited. */
export function valuesOf(saved: object): Values {
  const { n } = saved as AdTag
  const all = { ...payloadOf(saved as Record<string, unknown>), ...('rev' in saved && { rev: saved.rev }), n }
  return Object.fromEntries(
    Object.entries(all).filter(([field, value]) => !OF_LISTS.includes(field) && value !== undefined),
  )
}
