import { verbRow, type Verb } from '#contract/rules/actions/verbs.ts'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import type { AttributeInput, AttributeRecord } from '#contract/schemas/policy/policy.ts'
import { ATTRIBUTE_URN } from '#contract/values/policy.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import type { RecordKind } from '#kit/record/editor/recordKind.ts'
import type { Values } from '#kit/record/editor/workingValues.ts'
import { mergeSaves } from '#kit/record/save/mergeSaves.ts'
import { DOCUMENT_VERBS, headOfDocument, stateOf, verbWords } from '#kit/record/document/documentHead.ts'

type AttributeCalls = Pick<Calls, 'getPolicyAttribute' | 'createAttribute' | 'saveAttribute'>

/** Of all products of the person: an attribute of another than the selected one is opened from the list of all. */
const EVERYWHERE = { prd: '' }

/** Policy attributes as a kind of record. */
export function attributeKind(calls: AttributeCalls): RecordKind<AttributeRecord, Verb> {
  return {
    urn: ATTRIBUTE_URN,
    isLockable: true,
    isWriteOf: (event, id) => event.topic === 'version' && event.id === id && event.urn === ATTRIBUTE_URN,
    verbs: DOCUMENT_VERBS,
    headOf: headOfDocument,
    valuesOf: valuesOfAttribute,
    read: (key) => calls.getPolicyAttribute({ params: { key }, query: EVERYWHERE }),
    send: ({ verb, payload, rev, key, confirm }, { id, lockNumber, signal }) => {
      const sending = { idempotencyKey: key, signal, body: { ...payload, st: verbRow(verb).status } }
      if (id === undefined) return calls.createAttribute(sending)
      const query = { ...EVERYWHERE, ...verbWords(verb, confirm) }
      return calls.saveAttribute({ ...sending, body: { ...sending.body, key: id }, query, rev, lockNumber })
    },
    clean: ({ rev: _, ...values }) => values as AttributeInput,
    merge: mergeSaves,
    mergesUnasked: (verb, theirs) => verb === 'saveDraft' && stateOf(theirs)?.state === 'live',
    questions: ['baseMoved'],
  }
}

const FIELDS = ['n', 'type', 'source', 'value', 'fld', 'prd', 'rev']

/** What of a record, or of a payload that was sent, is edited. */
export function valuesOfAttribute(saved: object): Values {
  const { n } = saved as AttributeRecord
  const all = { ...payloadOf(saved as Record<string, unknown>), ...('rev' in saved && { rev: saved.rev }) }
  return Object.fromEntries(
    Object.entries({ ...all, n }).filter(([field, value]) => FIELDS.includes(field) && value !== undefined),
  )
}
