import { useCallback } from 'react'
import { useTranslate } from 'ra-core'
import { staleLanguages } from '#contract/rules/translations/translations.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useFollowed } from '#kit/parts/layoutParts/useFollowed.ts'
import { useForm } from '../../FormContext.ts'
import { asList } from '../../parts/asList.ts'
import type { LocalizedField } from './localizedField.ts'
import { entryIndex } from './localizedEntry.ts'

type LanguageShareProps = { fields: readonly LocalizedField[]; lang: string }

const STALE = 1_000

/** How many of the texts a language has, and how many of them are older than their source. */
export function LanguageShare({ fields, lang }: LanguageShareProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { store } = useForm()
  const count = useCallback(() => {
    const lists = fields.map(({ list }) => store.get(list))
    const filled = lists.filter((list) => hasText(list, lang)).length
    const stale = lists.filter((list) => staleLanguages(list).includes(lang)).length
    return filled + stale * STALE
  }, [store, fields, lang])
  const counted = useFollowed(store.watch, count)
  const [filled, stale] = [counted % STALE, Math.floor(counted / STALE)]
  return (
    <span className="f-share" data-tone={stale > 0 ? 'warning' : undefined}>
      {stale > 0
        ? translate('forms.toCheck', { smart_count: stale })
        : translate('forms.count', { n: format.number(filled), max: format.number(fields.length) })}
    </span>
  )
}

function hasText(list: unknown, lang: string): boolean {
  const entry = asList(list)[entryIndex(list, lang)] as { n?: unknown } | undefined
  return typeof entry?.n === 'string' && entry.n !== ''
}
