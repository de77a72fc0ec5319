import { isObject } from '#contract/rules/diff/json.ts'
import { SOURCE_MARK } from '#contract/rules/translations/translations.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useForm } from '../../FormContext.ts'
import { useContainer } from '../../hooks/useControl.ts'
import type { ControlProps, RendererProps } from '../../hooks/useControl.ts'
import { useSelected } from '../../hooks/useSelected.ts'
import { asList } from '../../parts/asList.ts'
import { WidgetHead } from '../../parts/SectionSlots.tsx'
import { withRule } from '../../parts/withRule.tsx'
import type { FormElement } from '../../schema/formSchema.ts'
import { itemsOf } from '../../schema/itemsOf.ts'
import { labelOf } from '../../schema/words.ts'
import type { LocalizedField } from './localizedField.ts'
import { LanguageColumn } from './LanguageColumn.tsx'

/** Languages that have a text. */
const filledLanguages = (value: unknown) =>
  asList(value).flatMap((entry) => (isObject(entry) && entry.n && typeof entry.lang === 'string' ? [entry.lang] : []))

function fieldOf(control: ControlProps, index: number): LocalizedField {
  const { pointer, label, options, readOnly, disabled, schema } = control
  const { n: text, [SOURCE_MARK]: mark } = itemsOf(schema, {})?.properties ?? {}
  return {
    list: pointer,
    label,
    isLong: options.multi === true,
    isName: index === 0,
    max: options.maxLength ?? text?.maxLength,
    tracked: mark !== undefined,
    readOnly,
    disabled,
  }
}

type ViewProps = { element: FormElement; label: string; controls: readonly ControlProps[] }

/** Side by side, or one language over the whole width for long work in it. */
function LocalizedView({ element, label, controls }: ViewProps) {
  const translate = useTranslate()
  const format = useFormat()
  const [single, setSingle] = useState<string>()
  const fields = controls.map(fieldOf)
  const filled = useSelected(fields[0]?.list ?? '', filledLanguages)
  const languages: readonly string[] = LANGUAGES
  const shown = single === undefined ? languages : [single]
  const count = languages.filter((lang) => filled.includes(lang)).length
  const press = (isOn: boolean) => ({ type: 'button', 'aria-pressed': isOn }) as const
  return (
    <div className="f-group f-wide">
      <WidgetHead
        element={element}
        label={label}
        fields={controls}
        note={translate('forms.languageCount', { n: format.number(count), smart_count: languages.length })}
        tools={
          <span className="f-segmented" role="group" aria-label={translate('forms.view')}>
            <button {...press(single === undefined)} onClick={() => setSingle(undefined)}>
              {translate('forms.sideBySide')}
            </button>
            <button {...press(single !== undefined)} onClick={() => setSingle(single ?? languages[0])}>
              {translate('forms.oneAtATime')}
            </button>
          </span>
        }
      />
      {single !== undefined && (
        <span className="f-segmented" role="group" aria-label={translate('forms.language')}>
          {languages.map((lang) => (
            <button key={lang} {...press(lang === single)} onClick={() => setSingle(lang)}>
              {translate(`forms.languages.${lang}`)}
              {!filled.includes(lang) && <span className="f-missing">{translate('forms.missing')}</span>}
            </button>
          ))}
        </span>
      )}
      <div className="f-languagesBox">
        <div
          className="f-languages"
          style={{ '--languages': shown.length, '--rows': fields.length + 2 } as React.CSSProperties}
        >
          {shown.map((lang) => (
            <LanguageColumn
              key={lang}
              lang={lang}
              fields={fields}
              isFirst={lang === languages[0]}
              isNeeded={controls.some((control) => control.needed)}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

function OneList(props: RendererProps) {
  const control = useContainer(props)
  return <LocalizedView element={props.uischema} label={control.label} controls={[control]} />
}

type CollectProps = RendererProps & { left: readonly FormElement[]; found: readonly ControlProps[] }

/** A group's controls one after the other: their number is fixed by the UI schema, but hooks want a place each. */
function Collect({ left, found, ...props }: CollectProps) {
  const [first, ...rest] = left
  const { language } = useForm()
  if (!first) {
    const label = labelOf(props.uischema, undefined, language)
    return <LocalizedView element={props.uischema} label={label} controls={found} />
  }
  return <CollectOne {...props} element={first} left={rest} found={found} />
}

function CollectOne({ element, left, found, ...props }: CollectProps & { element: FormElement }) {
  const control = useContainer({ ...props, uischema: element })
  return <Collect {...props} left={left} found={[...found, control]} />
}

function Widget(props: RendererProps) {
  if (props.uischema.type === 'Control') return <OneList {...props} />
  return <Collect {...props} left={props.uischema.elements ?? []} found={[]} />
}

/** Names and texts in all content languages (looks/editor). */
export const LocalizedTexts = withRule(Widget)
