import { useTranslate } from 'ra-core'
import { ME } from '#contract/values/filters.ts'
import { useConsole } from '../../context/ConsoleContext.ts'
import { termWords } from '../filterWords.ts'
import { ChoiceValue } from './ChoiceValue.tsx'
import { useLockHolders } from '../useFilterWords.ts'
import type { ValueProps } from './valueProps.ts'

/** Oneself, anybody (of a lock), or somebody whom the list or the locks name. */
export function PersonValue({ type, filter, terms, onTerms, label, source }: ValueProps) {
  const translate = useTranslate()
  const { actor } = useConsole()
  const { data: holders } = useLockHolders(type.type, true)
  const isLock = filter.field === 'locked'
  const known = isLock ? new Map<string, string>() : new Map(source.names)
  for (const { uid, name } of holders ?? []) known.set(uid, name)
  known.delete(actor.uid)
  const named = [...known].map(([value, name]) => ({ value, label: name }))
  const chosen = terms.filter((term) => term !== ME && term !== 'true' && !known.has(term))
  const options = [
    { value: ME, label: translate('filters.me') },
    ...(isLock ? [{ value: 'true', label: translate('filters.anybody') }] : []),
    ...named.sort((a, b) => a.label.localeCompare(b.label)),
    ...chosen.map((value) => ({ value, label: termWords(filter, value, source) })),
  ]
  return <ChoiceValue options={options} terms={terms} onTerms={onTerms} label={label} />
}
