import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { LANGUAGES, type Texts } from '#contract/values/languages.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { propertiesOf } from '../../model/draft.ts'
import { setChoices } from '../../model/fieldEdits.ts'
import { choicesOf, type FieldKind } from '../../model/fieldKinds.ts'
import { renewedInLists } from '../../model/listEdits.ts'
import type { TypeEditor } from '../../useTypeEditor.ts'
import { TextInput } from './inputs.tsx'

type ChoicesInputProps = { editor: TypeEditor; name: string; kind: FieldKind }

/** The values of a choice, each with its words in four languages. */
export function ChoicesInput({ editor, name, kind }: ChoicesInputProps) {
  const translate = useTranslate()
  const { draft, edit, isEditable } = editor
  const schema = propertiesOf(draft)[name] ?? {}
  const holder = (schema.type === 'array' ? schema.items : schema) as FormSchema | undefined
  const words = (holder?.['x-enum'] ?? {}) as Readonly<Record<string, Partial<Texts>>>
  const choices = choicesOf(schema).map((value): [string, Partial<Texts>] => [value, words[value] ?? { en: value }])
  const put = (next: readonly (readonly [string, Partial<Texts>])[]) =>
    edit(renewedInLists(setChoices(draft, name, next), name, kind))
  const change = (index: number, choice: [string, Partial<Texts>]) =>
    put(choices.map((each, at) => (at === index ? choice : each)))
  const free = () => {
    const taken = new Set(choices.map(([value]) => value))
    let at = choices.length + 1
    while (taken.has(`value${at}`)) at += 1
    return `value${at}`
  }
  return (
    <fieldset>
      <legend>{translate('types.choices')}</legend>
      <div style={{ display: 'grid', gap: 8 }}>
        {choices.map(([value, texts], index) => (
          <div
            key={index}
            style={{ display: 'grid', gap: 6, gridTemplateColumns: 'repeat(5, minmax(0,1fr)) 28px', alignItems: 'end' }}
          >
            <TextInput
              label={translate('types.value')}
              value={value}
              disabled={!isEditable}
              onChange={(text) => change(index, [text, texts])}
            />
            {LANGUAGES.map((language) => (
              <TextInput
                key={language}
                label={translate(`forms.languages.${language}`)}
                lang={language}
                value={texts[language] ?? ''}
                disabled={!isEditable}
                onChange={(text) => change(index, [value, { ...texts, [language]: text }])}
              />
            ))}
            <IconButton
              size="small"
              disabled={!isEditable}
              aria-label={translate('types.removeChoice', { name: value })}
              onClick={() => put(choices.filter((_, at) => at !== index))}
            >
              <Icon name="close" size="small" />
            </IconButton>
          </div>
        ))}
        {isEditable && (
          <div>
            <Button
              size="tiny"
              onClick={() => put([...choices, [free(), { en: '' }]])}
              startIcon={<Icon name="plus" size="small" />}
            >
              {translate('types.addChoice')}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  )
}
