import { useTranslate } from 'ra-core'
import { reasonKey } from '#contract/rules/actions/reasons.ts'
import type { Why } from '#kit/parts/why/why.ts'
import type { SelectionPlan } from './selectionPlan.ts'

/** Why a verb can be done to none of the rows: each reason once, in their order; where one holds them all, by name. */
export function usePlanWhy() {
  const translate = useTranslate()
  return ({ rows: able, leftOut }: SelectionPlan): Why | undefined => {
    if (able.length > 0) return undefined
    const words = leftOut.map(({ row, why }) =>
      why === reasonKey('locked') && row.lock ? translate('why.lockedBy', { name: row.lock.name }) : translate(why),
    )
    return { words: [...new Set(words)].join(' · ') }
  }
}
