import type { TypeRecord } from '#contract/registry/typeRecord.ts'
import { TYPE_DOCUMENT_URN } from '#contract/values/urn.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import type { RecordKind } from '#kit/record/editor/recordKind.ts'
import { mergeSaves } from '#kit/record/save/mergeSaves.ts'
import { storedValues } from './model/documentOf.ts'

type TypeCalls = Pick<Calls, 'readType' | 'createType' | 'saveType'>

/** What a type can be done to: it has no drafts, a save serves at once. */
export type TypeVerb = 'save'

/** Resource types as a kind of record. */
export function typeKind(calls: TypeCalls): RecordKind<TypeRecord, TypeVerb> {
  return {
    urn: TYPE_DOCUMENT_URN,
    isLockable: true,
    isWriteOf: ({ topic, id }, type) => topic === 'type' && id === type,
    verbs: { save: 'save', writing: ['save'], strict: [], replacing: [], closing: [] },
    headOf: ({ type, rev, uun = '', ut = '' }) => ({ id: type, rev, n: rev, by: uun, at: ut }),
    valuesOf: storedValues,
    read: (type) => calls.readType({ params: { type } }),
    send: ({ payload, rev = 0, key, confirm }, { id, lockNumber, signal }) => {
      const write = { body: { ...payload }, idempotencyKey: key, signal }
      if (id === undefined) return calls.createType(write)
      return calls.saveType({ ...write, params: { type: id }, query: { confirm: confirm.join(',') }, rev, lockNumber })
    },
    clean: ({ document }) => document as object,
    merge: mergeSaves,
    // A save serves at once: nobody's text goes on air together with another's unseen.
    mergesUnasked: () => false,
    questions: ['makesInvalid'],
  }
}
