import { useCallback } from 'react'
import { useTranslate } from 'ra-core'
import {
  confirmTranslation,
  olderSourceOf,
  SOURCE_LANGUAGE,
  staleLanguages,
} from '#contract/rules/translations/translations.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useFollowed } from '#kit/parts/layoutParts/useFollowed.ts'
import { asList } from '../../parts/asList.ts'
import { useForm } from '../../FormContext.ts'
import type { LocalizedField } from './localizedField.ts'

/** Letters of the text it was made from that are shown here; the workbench shows it whole. */
const MOST_SHOWN = 160

type SourceChangedProps = { field: LocalizedField; lang: string; name: string }

/**
 * Said under a translation whose source was changed after it; one click says that it is still right. It follows the
 * frame of the letter that changed the source: the form below makes room for it, which is a frame's work by itself.
 */
export function SourceChanged({ field, lang, name }: SourceChangedProps) {
  const translate = useTranslate()
  const { store } = useForm()
  const { list, readOnly, disabled } = field
  const isStale = useFollowed(
    store.watch,
    useCallback(() => staleLanguages(store.get(list)).includes(lang), [store, list, lang]),
  )
  const older = useFollowed(
    store.watch,
    useCallback(() => olderSourceOf(asList(store.get(list)), lang), [store, list, lang]),
  )
  if (!isStale) return null
  return (
    <p className="f-issue f-stale" data-tone="warning">
      <Icon name="clockForward" size="tiny" />
      <span>{translate('forms.sourceChanged')}</span>
      {older !== undefined && <q lang={SOURCE_LANGUAGE}>{older.slice(0, MOST_SHOWN)}</q>}
      {!readOnly && !disabled && (
        <button
          type="button"
          aria-label={translate('forms.stillRightOf', { language: `${field.label}, ${name}` })}
          onClick={() => store.set(list, confirmTranslation(asList(store.get(list)), lang))}
        >
          {translate('forms.stillRight')}
        </button>
      )}
    </p>
  )
}
