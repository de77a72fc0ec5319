import { useState } from 'react'
import type { StorefrontCommand, Target } from '#contract/rules/storefront/commands/command.ts'
import type { FieldName } from '#contract/rules/storefront/fields/fieldTable.ts'
import { whyNotValue } from '#contract/rules/storefront/fields/whyNotValue.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { valueAmong } from './model/inspected.ts'

/** The command that gives parts a value: one step, however many they are. */
export function setCommand(targets: readonly Target[], field: FieldName, value: unknown): StorefrontCommand {
  const [target, ...others] = targets
  // The field table has said that the value fits the field.
  if (target && others.length === 0) return { kind: 'set', target, field, value } as StorefrontCommand
  return { kind: 'setAll', targets, field, value }
}

/** A field of the inspected parts: its value, how it is set, and what cannot be taken, which stays on screen as it was typed. */
export function useFieldEdit(targets: readonly Target[], field: FieldName) {
  const { storefront, run } = useStorefront()
  const [refused, setRefused] = useState<{ value: unknown; reason: string }>()
  const { value, isMixed } = valueAmong(storefront, targets, field)
  const set = (next: unknown) => {
    const reason = targets.map(({ of }) => whyNotValue(of, field, next)).find(Boolean)
    setRefused(reason === undefined ? undefined : { value: next, reason })
    if (reason === undefined) run(setCommand(targets, field, next))
  }
  return { value: refused ? refused.value : value, isMixed: isMixed && !refused, refused: refused?.reason, set }
}
