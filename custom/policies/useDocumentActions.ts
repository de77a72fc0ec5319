import { useMemo } from 'react'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { PolicyRecord } from '#contract/schemas/policy/policy.ts'
import { POLICY_PAGE } from '#contract/values/policy.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormState } from '#kit/forms/hooks/useFormFacts.ts'
import { lockFacts } from '#kit/record/actions/lockFacts.ts'
import { recordActions, type ActionSet, type RecordAction } from '#kit/record/actions/recordActions.ts'
import type { LockView } from '#kit/record/lock/lockView.ts'
import { stateOf } from './policyKind.ts'

type Params = {
  record: Pick<PolicyRecord, 'st' | 'sides'> | undefined
  lock: LockView
  form: FormState
  /** Cases that do not hold: what has some is not published. */
  failing: number
}

/** Policies and attributes as the rules of verbs see them. */
const DOCUMENT = { page: POLICY_PAGE, traits: ['versioned', 'lockable', 'publishable'] } as const
/** Verbs that have no call of theirs. */
const LACKING: readonly Verb[] = ['discardDraft', 'purge']
const GATED: readonly Verb[] = ['publish', 'approve', 'submitAndApprove']

/** What may be done to a policy or an attribute, each with the reason against it. */
export function useDocumentActions({ record, lock, form, failing }: Params): ActionSet {
  const { actor, tab } = useConsole()
  const { now } = useFormat()
  return useMemo(() => {
    const facts = { state: record && stateOf(record), now: now(), tab, ...lockFacts(lock), lacking: LACKING }
    const set = recordActions(facts, form, actor, { ...DOCUMENT, traits: [...DOCUMENT.traits] })
    const gated = (action: RecordAction | undefined) =>
      action?.allowed && failing > 0 && GATED.includes(action.verb)
        ? { ...action, allowed: false, why: { key: 'policies.cases.waits', count: failing } }
        : action
    const more = set.more.flatMap((action) => gated(action) ?? [])
    return { ...set, primary: gated(set.primary), more, of: (verb) => gated(set.of(verb)) }
  }, [record, lock, form, failing, actor, tab, now])
}
