import { createContext, useContext } from 'react'
import type { Finding } from '#contract/rules/policy/lintPolicy.ts'
import type { Policy, PolicyAttribute } from '#contract/rules/policy/policy.ts'
import type { PolicyCase, PolicyRecord } from '#contract/schemas/policy/policy.ts'
import type { ActionSet } from '#kit/record/actions/recordActions.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import type { Values } from '#kit/record/editor/workingValues.ts'
import type { People } from './people/usePeople.ts'
import type { CaseRun } from './simulator/useCaseRun.ts'
import type { Asking } from './simulator/asking.ts'

/** What every part of an open policy sees. */
type PolicyScreenValue = {
  store: FormStore
  /** Undefined for a policy that is being made. */
  record: PolicyRecord | undefined
  values: Values
  /** The policy on screen, as it is judged and tried. */
  policy: Policy
  cases: readonly PolicyCase[]
  findings: readonly Finding[]
  attributes: readonly PolicyAttribute[]
  /** The people that its rules and cases name. */
  people: People
  isEditable: boolean
  actions: ActionSet
  /** Whom the simulator asks about. */
  asking: Asking
  ask: (change: Partial<Asking>) => void
  run: CaseRun
}

export const PolicyContext = createContext<PolicyScreenValue | undefined>(undefined)

export function usePolicyScreen(): PolicyScreenValue {
  const screen = useContext(PolicyContext)
  if (!screen) throw new Error('usePolicyScreen needs a PolicyContext around it')
  return screen
}
