import { verbRow, type Verb } from '#contract/rules/actions/verbs.ts'
import type { PolicyRecord } from '#contract/schemas/policy/policy.ts'
import { POLICY_URN } from '#contract/values/policy.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import { DOCUMENT_VERBS, headOfDocument, stateOf, verbWords } from '#kit/record/document/documentHead.ts'
import type { RecordKind } from '#kit/record/editor/recordKind.ts'
import { mergeSaves } from '#kit/record/save/mergeSaves.ts'
import { payloadOfPolicy, valuesOfPolicy } from './model/policyValues.ts'

type PolicyCalls = Pick<Calls, 'getPolicy' | 'createPolicy' | 'savePolicy'>

/** Policies as a kind of record. */
export function policyKind(calls: PolicyCalls): RecordKind<PolicyRecord, Verb> {
  return {
    urn: POLICY_URN,
    isLockable: true,
    isWriteOf: (event, id) => event.topic === 'version' && event.id === id && event.urn === POLICY_URN,
    verbs: DOCUMENT_VERBS,
    headOf: headOfDocument,
    valuesOf: valuesOfPolicy,
    read: (key) => calls.getPolicy({ params: { key } }),
    send: ({ verb, payload, rev, key, confirm }, { id, lockNumber, signal }) => {
      const sending = { idempotencyKey: key, signal, body: { ...payload, st: verbRow(verb).status } }
      if (id === undefined) return calls.createPolicy(sending)
      return calls.savePolicy({ ...sending, params: { key: id }, query: verbWords(verb, confirm), rev, lockNumber })
    },
    clean: payloadOfPolicy,
    merge: mergeSaves,
    // Whatever viewers would notice is not sent over another's save unseen.
    mergesUnasked: (verb, theirs) => verb === 'saveDraft' && stateOf(theirs)?.state === 'live',
    questions: ['baseMoved'],
  }
}
