import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { Pointer } from '../data/pointer.ts'
import type { FormStore } from '../formStore.ts'
import { useForm } from '../FormContext.ts'
import type { FormCondition, FormRule } from '../schema/formSchema.ts'
import { dataPointer } from '../schema/resolve.ts'
import { satisfies } from '../validation/ajvShim.ts'

type RuleOutcome = { visible: boolean; enabled: boolean; readOnly: boolean }

const NO_RULE: RuleOutcome = { visible: true, enabled: true, readOnly: false }

/** The places that a condition looks at: a rule is asked again only when one of them changes. */
function scopesOf(condition: FormCondition): string[] {
  if (condition.conditions) return condition.conditions.flatMap(scopesOf)
  return condition.scope === undefined ? [] : [condition.scope]
}

/** JSON Forms' conditions over the values of the store. An unknown kind of condition holds. */
function holds(condition: FormCondition, path: Pointer, get: FormStore['get']): boolean {
  const { conditions, scope, schema, type } = condition
  if (type === 'OR') return (conditions ?? []).some((one) => holds(one, path, get))
  if (conditions) return conditions.every((one) => holds(one, path, get))
  if (scope === undefined) return true
  const value = get(dataPointer(path, scope))
  if (schema === undefined) return 'expectedValue' in condition ? value === condition.expectedValue : true
  if (condition.failWhenUndefined && value === undefined) return false
  return satisfies(schema, value)
}

function outcomeOf({ effect, condition }: FormRule, path: Pointer, get: FormStore['get']): RuleOutcome {
  const fulfilled = holds(condition, path, get)
  const isAbout = (on: string, off: string) => (effect === on ? fulfilled : effect === off ? !fulfilled : undefined)
  return {
    visible: isAbout('SHOW', 'HIDE') ?? true,
    enabled: isAbout('ENABLE', 'DISABLE') ?? true,
    readOnly: isAbout('READONLY', 'WRITABLE') ?? false,
  }
}

const same = (a: RuleOutcome, b: RuleOutcome) =>
  a.visible === b.visible && a.enabled === b.enabled && a.readOnly === b.readOnly

/** What an element's rule says at the moment. */
export function useRule(rule: FormRule, path: Pointer): RuleOutcome {
  const { store } = useForm()
  const last = useRef(NO_RULE)
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = scopesOf(rule.condition).map((scope) => store.subscribe(dataPointer(path, scope), changed))
      return () => stops.forEach((stop) => stop())
    },
    [store, rule, path],
  )
  return useSyncExternalStore(subscribe, () => {
    const next = outcomeOf(rule, path, store.get)
    if (!same(last.current, next)) last.current = next
    return last.current
  })
}
