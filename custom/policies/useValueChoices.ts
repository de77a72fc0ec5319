import { useMemo } from 'react'
import type { PolicyAttribute } from '#contract/rules/policy/policy.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'

type Choice = { value: string; label: string }

/** What an attribute may be: the values that it names, of the source product the products of the person; else anything. */
export function useValueChoices(attribute: PolicyAttribute | undefined): readonly Choice[] | undefined {
  const { products } = useConsole()
  return useMemo(() => {
    if (!attribute) return undefined
    if (attribute.values.length > 0) return attribute.values.map((value) => ({ value, label: value }))
    if (attribute.source !== 'product') return undefined
    return products.map(({ id, n }) => ({ value: id, label: n }))
  }, [attribute, products])
}
