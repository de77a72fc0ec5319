import { useCallback } from 'react'
import { useTranslate } from 'ra-core'
import { confirmTranslation, staleLanguages } from '#contract/rules/translations/translations.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { asList } from '../../parts/asList.ts'
import { useForm } from '../../FormContext.ts'
import { useSelected } from '../../hooks/useSelected.ts'
import type { LocalizedField } from './localizedField.ts'

type SourceChangedProps = { field: LocalizedField; lang: string; name: string }

/** Said under a translation whose source was changed after it; one click says that it is still right. */
export function SourceChanged({ field, lang, name }: SourceChangedProps) {
  const translate = useTranslate()
  const { store } = useForm()
  const { list, readOnly, disabled } = field
  const isStale = useSelected(
    list,
    useCallback((value: unknown) => staleLanguages(value).includes(lang), [lang]),
  )
  if (!isStale) return null
  return (
    <p className="f-issue f-stale" data-tone="warning">
      <Icon name="clockForward" size="tiny" />
      <span>{translate('forms.sourceChanged')}</span>
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
