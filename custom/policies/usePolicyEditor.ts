import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { BLOCKING, lintPolicy } from '#contract/rules/policy/lintPolicy.ts'
import type { PolicyRecord } from '#contract/schemas/policy/policy.ts'
import type { WireError } from '#contract/wire/envelope.ts'
import { POLICY_PAGE } from '#contract/values/policy.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { createFormStore, type FormStore } from '#kit/forms/formStore.ts'
import { useFormFacts } from '#kit/forms/hooks/useFormFacts.ts'
import { formValues } from '#kit/record/editor/formValues.ts'
import type { EditorEvent } from '#kit/record/editor/editorState.ts'
import type { WorkingValues } from '#kit/record/editor/workingValues.ts'
import { useDocumentActions } from '#kit/record/document/useDocumentActions.ts'
import { mayEdit } from '#kit/record/lock/lockView.ts'
import { useOpenRecord } from '#kit/record/screen/useOpenRecord.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { casesIn, newRule, policyIn, pointerInEditor, valuesOfPolicy } from './model/policyValues.ts'
import { policyKind } from './policyKind.ts'
import { usePeople } from './people/usePeople.ts'
import { useCaseRun } from './simulator/useCaseRun.ts'
import { useAttributes } from './useAttributes.ts'

type Params = {
  record: PolicyRecord | undefined
  /** Whether somebody has asked to edit it: until then it is read. */
  isEditing: boolean
  onEvent: (event: EditorEvent<PolicyRecord, Verb>) => void
  /** The server refused it for these reasons, at their places in the editor. */
  onRefused: (errors: readonly WireError[]) => void
}

/** One policy on screen: the record editor over its rules, what is odd about them, and what its cases say. */
export function usePolicyEditor({ record: loaded, isEditing, onEvent, onRefused }: Params) {
  const { calls, may, product } = useConsole()
  const [store] = useState(() =>
    createFormStore(loaded ? valuesOfPolicy(loaded) : { rules: [newRule()], ...(product && { prd: [product] }) }),
  )
  const [values] = useState(() => policyValues(store, onRefused))
  const [kind] = useState(() => policyKind(calls))
  const isAllowed = may(POLICY_PAGE, loaded ? 'update' : 'create')
  const present = useSyncExternalStore(store.watch, store.values)
  const title = typeof present.n === 'string' ? present.n : ''
  const open = useOpenRecord({ kind, values, record: loaded, mayWrite: isAllowed, title, onEvent })
  const form = useFormFacts(store)
  const attributes = useAttributes()
  const policy = useMemo(() => policyIn(present), [present])
  const cases = useMemo(() => casesIn(present), [present])
  const people = usePeople(policy, cases, attributes)
  const findings = useMemo(
    () => lintPolicy(policy, attributes.length > 0 ? attributes : undefined, people.unknown),
    [policy, attributes, people.unknown],
  )
  const run = useCaseRun(present)
  const { record } = open
  const mayBegin = isAllowed && mayEdit(open.lock.view)
  const isEditable = mayBegin && (isEditing || record === undefined)
  const { failing } = run
  const unfilled = findings.filter(({ code }) => BLOCKING.includes(code)).length
  // What has no name, rows that say nothing, or cases that do not hold is not published.
  const waits = useMemo(() => {
    if (title.trim() === '') return { key: 'policies.lacks.name', count: 0 }
    if (unfilled > 0) return { key: 'policies.lacks.rows', count: unfilled }
    return failing > 0 ? { key: 'policies.cases.waits', count: failing } : undefined
  }, [title, unfilled, failing])
  const actions = useDocumentActions({ page: POLICY_PAGE, record, lock: open.lock.view, form, waits })
  const edit = useCallback(() => void open.lock.session?.take(), [open.lock.session])
  return {
    ...{ store, values, open, record, form, present, policy, cases, findings, attributes, people, run },
    ...{ mayBegin, isEditable, actions, edit, title },
  }
}

/** What the server refuses is told at its place among all rules, which the wire has otherwise. */
function policyValues(store: FormStore, onRefused: Params['onRefused']): WorkingValues {
  const values = formValues(store)
  return {
    ...values,
    refuse(errors) {
      const placed = errors.map((error) => (error.field ? { ...error, field: pointerInEditor(error.field) } : error))
      onRefused(placed)
      return values.refuse(placed)
    },
  }
}
