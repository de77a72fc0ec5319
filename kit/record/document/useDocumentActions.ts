import { useMemo } from 'react'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { Page } from '#contract/values/access.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormState } from '#kit/forms/hooks/useFormFacts.ts'
import { lockFacts } from '../actions/lockFacts.ts'
import { recordActions, type ActionSet, type RecordAction } from '../actions/recordActions.ts'
import type { LockView } from '../lock/lockView.ts'
import { stateOf, type DocumentRecord } from './documentHead.ts'

type Params = {
  /** The page that guards it. */
  page: Page
  record: Pick<DocumentRecord, 'st' | 'sides'> | undefined
  lock: LockView
  form: FormState
  /** Why it is not published yet: a word key and how many. */
  waits?: { key: string; count: number } | undefined
}

/** Such records as the rules of verbs see them. */
const TRAITS = ['versioned', 'lockable', 'publishable'] as const
/** Verbs that have no call of theirs. */
const LACKING: readonly Verb[] = ['discardDraft', 'purge']
const GATED: readonly Verb[] = ['publish', 'approve', 'submitAndApprove']

/** What may be done to a record without a type document, each with the reason against it. */
export function useDocumentActions({ page, record, lock, form, waits }: Params): ActionSet {
  const { actor, tab } = useConsole()
  const { now } = useFormat()
  return useMemo(() => {
    const facts = { state: record && stateOf(record), now: now(), tab, ...lockFacts(lock), lacking: LACKING }
    const set = recordActions(facts, form, actor, { page, traits: [...TRAITS] })
    const gated = (action: RecordAction | undefined) =>
      action?.allowed && waits && GATED.includes(action.verb) ? { ...action, allowed: false, why: waits } : action
    const more = set.more.flatMap((action) => gated(action) ?? [])
    return { ...set, primary: gated(set.primary), more, of: (verb) => gated(set.of(verb)) }
  }, [page, record, lock, form, waits, actor, tab, now])
}
