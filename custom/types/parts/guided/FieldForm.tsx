import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { textIn, type Texts } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { JsonEditor } from '#kit/forms/JsonEditor.tsx'
import { propertiesOf } from '../../model/draft.ts'
import { changeField, moveToSection, renameField, setKind } from '../../model/fieldEdits.ts'
import { FIELD_KINDS, KINDS, type FieldKind } from '../../model/fieldKinds.ts'
import type { FormSection } from '../../model/formPlaces.ts'
import { hasColumn, hasFilter, renewedInLists, setColumn, setFilter } from '../../model/listEdits.ts'
import type { ProblemWords } from '../../useProblemWords.ts'
import type { TypeEditor } from '../../useTypeEditor.ts'
import { ChoicesInput } from './ChoicesInput.tsx'
import { ChoiceInput, FourTexts, TextInput, Tick } from './inputs.tsx'

type FieldFormProps = {
  editor: TypeEditor
  words: ProblemWords
  name: string
  kind: FieldKind | 'other'
  sections: readonly FormSection[]
  onRenamed: (name: string) => void
}

/** Everything about one field: words, kind, limits, choices, where it stands and how lists use it. */
export function FieldForm({ editor, words, name, kind, sections, onRenamed }: FieldFormProps) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const { draft, edit, isEditable } = editor
  const [newName, setNewName] = useState(name)
  const schema = propertiesOf(draft)[name] ?? {}
  const here = `/schema/properties/${name}`
  const disabled = !isEditable
  const labels = (schema['x-label'] ?? {}) as Partial<Texts>
  const say = (word: 'x-label' | 'x-help') => (lang: string, text: string) => {
    const { [lang as 'en']: _, ...rest } = (schema[word] ?? {}) as Partial<Texts>
    const next = text === '' && lang !== 'en' ? rest : { ...rest, [lang]: text }
    const isGone = word === 'x-help' && Object.values(next).every((each) => each === '')
    const changed = changeField(draft, name, {
      [word]: isGone ? undefined : next,
      ...(word === 'x-label' && lang === 'en' ? { title: text } : {}),
    })
    edit(word === 'x-label' ? renewedInLists(changed, name, kind) : changed)
  }
  const rename = () => {
    const next = renameField(draft, name, newName)
    if (next === draft) setNewName(name)
    else {
      edit(next)
      onRenamed(newName)
    }
  }
  return (
    <>
      <FourTexts legend={translate('types.fieldLabel')} texts={labels} onChange={say('x-label')} disabled={disabled} />
      <div className="three">
        <ChoiceInput
          label={translate('types.kind')}
          value={kind}
          onChange={(value) => edit(setKind(draft, name, value as FieldKind))}
          options={[...FIELD_KINDS, ...(kind === 'other' ? ['other'] : [])].map((value) => ({
            value,
            label: translate(`types.kinds.${value}`),
          }))}
          disabled={disabled}
        />
        <ChoiceInput
          label={translate('types.section')}
          value={String(sections.find(({ fields }) => fields.includes(name))?.index ?? '')}
          onChange={(value) => edit(moveToSection(draft, name, Number(value)))}
          options={sections.map(({ index, labels: own }) => ({
            value: String(index),
            label: textIn(own, language) || translate('types.theForm'),
          }))}
          disabled={disabled}
        />
        <div onBlur={rename}>
          <TextInput
            label={translate('types.fieldName')}
            value={newName}
            onChange={setNewName}
            wrong={words.at(here)}
            disabled={disabled}
          />
        </div>
      </div>
      <KindPart editor={editor} name={name} kind={kind} />
      <div className="ticks">
        <Tick
          label={translate('types.needed')}
          checked={schema['x-publish'] === true}
          disabled={disabled}
          onChange={(on) => edit(changeField(draft, name, { 'x-publish': on || undefined }))}
        />
        <Tick
          label={translate('types.readOnly')}
          checked={schema.readOnly === true}
          disabled={disabled}
          onChange={(on) => edit(changeField(draft, name, { readOnly: on || undefined }))}
        />
        {(kind === 'other' ? hasColumn(draft, name) : KINDS[kind].column) && (
          <Tick
            label={translate('types.asColumn')}
            checked={hasColumn(draft, name)}
            disabled={disabled}
            onChange={(on) => edit(setColumn(draft, name, kind, on))}
          />
        )}
        {(kind === 'other' ? hasFilter(draft, name) : KINDS[kind].filter) && (
          <Tick
            label={translate('types.asFilter')}
            checked={hasFilter(draft, name)}
            disabled={disabled}
            onChange={(on) => edit(setFilter(draft, name, kind, on))}
          />
        )}
      </div>
      <details>
        <summary>{translate('types.helpTexts')}</summary>
        <FourTexts
          legend={translate('types.help')}
          texts={(schema['x-help'] ?? {}) as Partial<Texts>}
          onChange={say('x-help')}
          disabled={disabled}
        />
      </details>
    </>
  )
}

/** What only a field of this kind has. */
function KindPart({ editor, name, kind }: Pick<FieldFormProps, 'editor' | 'name' | 'kind'>) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const { types } = useConsole()
  const { draft, edit, isEditable } = editor
  const schema = propertiesOf(draft)[name] ?? {}
  if (kind === 'other')
    return (
      <JsonEditor
        label={translate('types.fieldSchema')}
        value={schema}
        onChange={(value) => edit(changeField(draft, name, value as Record<string, unknown>))}
        readOnly={!isEditable}
        minRows={6}
      />
    )
  if (kind === 'choice' || kind === 'choices') return <ChoicesInput editor={editor} name={name} kind={kind} />
  if (kind === 'reference') {
    const chosen = (schema['x-refers'] ?? []) as readonly string[]
    return (
      <fieldset>
        <legend>{translate('types.refersTo')}</legend>
        <div className="ticks">
          {types.map(({ type, labels }) => (
            <Tick
              key={type}
              label={textIn(labels.one, language)}
              checked={chosen.includes(type)}
              disabled={!isEditable}
              onChange={(on) =>
                edit(
                  changeField(draft, name, {
                    'x-refers': on ? [...chosen, type] : chosen.filter((each) => each !== type),
                  }),
                )
              }
            />
          ))}
        </div>
      </fieldset>
    )
  }
  const { limits } = KINDS[kind]
  if (limits.length === 0) return null
  return (
    <div className="three">
      {limits.map((limit) => (
        <TextInput
          key={limit}
          label={translate(`types.limit.${limit}`)}
          value={schema[limit] === undefined ? '' : String(schema[limit])}
          isNumber={limit !== 'pattern'}
          disabled={!isEditable}
          onChange={(text) => edit(changeField(draft, name, { [limit]: limitOf(limit, text) }))}
        />
      ))}
    </div>
  )
}

function limitOf(limit: string, text: string): unknown {
  if (text === '') return undefined
  if (limit === 'pattern') return text
  const number = Number(text)
  return Number.isFinite(number) ? number : undefined
}
