import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import { CLOSING_VERBS, WRITING_VERBS, verbRow, type Verb } from '#contract/rules/actions/verbs.ts'
import type { PolicyRecord } from '#contract/schemas/policy/policy.ts'
import { POLICY_URN } from '#contract/values/policy.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
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
    verbs: POLICY_VERBS,
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

export const POLICY_VERBS = {
  save: 'saveDraft',
  writing: WRITING_VERBS,
  strict: WRITING_VERBS.filter((verb) => verbRow(verb).publishes),
  replacing: [],
  closing: CLOSING_VERBS,
} as const

type Head = Pick<PolicyRecord, 'id' | 'rev' | 'st' | 'sides' | 'uu' | 'ut'>

/** What policies and attributes are known by; their version's number stands in their sides, `n` is their name. */
export function headOfDocument({ id, rev = 0, sides, uu = '', ut = '' }: Head) {
  return { id, rev, n: editedSide({ sides })?.n ?? 0, by: uu, at: ut }
}

/** The side that is edited: what is not published, else what is. */
export function editedSide({ sides = [] }: Pick<Head, 'sides'>) {
  return sides.find(({ st }) => st !== 'published') ?? sides[0]
}

export function stateOf({ st = 'draft', sides }: Pick<Head, 'st' | 'sides'>) {
  return documentStateOf({ st, ...(sides && { sides }) })
}

export function verbWords(verb: Verb, confirm: readonly string[]) {
  return { confirm: confirm.join(','), approval: verb === 'submitAndApprove' ? ('true' as const) : undefined }
}
