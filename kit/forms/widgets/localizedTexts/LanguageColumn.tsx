import { useTranslate } from 'ra-core'
import { useDeferredValue } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useField } from '../../hooks/useField.ts'
import { textOfValue } from '../../parts/textOfValue.ts'
import { LanguageCell, useTextPointer } from './LanguageCell.tsx'
import type { LocalizedField } from './localizedField.ts'
import { LanguageShare } from './LanguageShare.tsx'
import { lengthOf } from './localizedEntry.ts'

/** Follows right after the frame of a key. */
function Count({ field, lang }: { field: LocalizedField; lang: string }) {
  const translate = useTranslate()
  const format = useFormat()
  const value = useDeferredValue(useField(useTextPointer(field.list, lang)).value)
  const length = lengthOf(textOfValue(value))
  if (field.max === undefined || length === 0) return null
  const words = translate('forms.count', { n: format.number(length), max: format.number(field.max) })
  return (
    <span title={field.label} data-tone={length > field.max ? 'warning' : undefined}>
      {words}
    </span>
  )
}

type LanguageColumnProps = {
  lang: string
  fields: readonly LocalizedField[]
  isFirst: boolean
  isNeeded: boolean
}

/** All texts of one language under its name, with how long they are and may be. */
export function LanguageColumn({ lang, fields, isFirst, isNeeded }: LanguageColumnProps) {
  const translate = useTranslate()
  const name = translate(`forms.languages.${lang}`, { _: lang })
  return (
    <div className="f-language">
      <div className="f-languageHead">
        <span className="f-languageName">{name}</span>
        {isNeeded && isFirst && <span className="f-needed">{translate('editor.required')}</span>}
        {fields.length > 1 && <LanguageShare fields={fields} lang={lang} />}
      </div>
      {fields.map((field) => (
        <LanguageCell key={field.list} field={field} lang={lang} name={name} isFirst={isFirst} />
      ))}
      <div className="f-count f-counts">
        {fields.map((field) => (
          <Count key={field.list} field={field} lang={lang} />
        ))}
      </div>
    </div>
  )
}
