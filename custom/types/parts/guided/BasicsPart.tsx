import { useTranslate } from 'ra-core'
import { GENERATED_AREAS } from '#contract/values/areas.ts'
import { TRAITS } from '#contract/registry/typeDocument.ts'
import { PAGES } from '#contract/values/access.ts'
import type { Language, Texts } from '#contract/values/languages.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { paths } from '#kit/parts/icons/paths.ts'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { listAt, objectAt, textAt } from '../../model/draft.ts'
import { codeOf } from '../../model/startFrom.ts'
import type { ProblemWords } from '../../useProblemWords.ts'
import type { TypeEditor } from '../../useTypeEditor.ts'
import { ChoiceInput, FourTexts, TextInput, Tick } from './inputs.tsx'
import { Part } from '../Sheet.tsx'
import { typeIcon } from '../typeIcon.ts'

const ICONS = Object.keys(paths).sort() as IconName[]

/** What the type is called, where it stands, who may see it and what it can do. */
export function BasicsPart({ editor, words }: { editor: TypeEditor; words: ProblemWords }) {
  const translate = useTranslate()
  const { draft, set, edit, record, isEditable } = editor
  const labels = objectAt(draft, 'labels')
  const one = objectAt(labels, 'one') as Partial<Texts>
  const traits = listAt(draft, 'traits')
  const rename = (language: Language, text: string) => {
    const isOwnCode = textAt(draft, 'type') === codeOf(one.en ?? '')
    // A new type is called in addresses as in English, until somebody writes a name of its own.
    if (record || language !== 'en' || !isOwnCode) set(`/labels/one/${language}`, text || undefined)
    else edit({ ...draft, type: codeOf(text), labels: { ...labels, one: { ...one, en: text } } })
  }
  // An empty page is no mistake yet.
  const wrongAt = (place: string) => (record || editor.form.dirty ? words.at(place) : undefined)
  const wrongIn = (place: string) => ({ en: wrongAt(`/labels/${place}/en`) ?? wrongAt(`/labels/${place}`) })
  return (
    <Part aria-labelledby="types-basics">
      <h2 id="types-basics">{translate('types.basics')}</h2>
      <FourTexts
        legend={translate('types.nameOne')}
        texts={one}
        onChange={rename}
        wrong={wrongIn('one') as Partial<Record<Language, string>>}
        disabled={!isEditable}
        autoFocus={!record}
      />
      <FourTexts
        legend={translate('types.nameMany')}
        texts={objectAt(labels, 'many') as Partial<Texts>}
        onChange={(language, text) => set(`/labels/many/${language}`, text || undefined)}
        wrong={wrongIn('many') as Partial<Record<Language, string>>}
        disabled={!isEditable}
      />
      <div className="two">
        <TextInput
          label={translate('types.code')}
          value={textAt(draft, 'type')}
          onChange={(text) => set('/type', text)}
          wrong={wrongAt('/type')}
          help={translate(record ? 'types.codeFixed' : 'types.codeHelp')}
          disabled={!isEditable || record !== undefined}
        />
        <ChoiceInput
          label={translate('types.area')}
          value={textAt(draft, 'area')}
          onChange={(area) => set('/area', area)}
          options={GENERATED_AREAS.map((value) => ({ value, label: translate(`types.areas.${value}`) }))}
          disabled={!isEditable}
        />
        <ChoiceInput
          label={translate('types.page')}
          value={textAt(draft, 'page')}
          onChange={(page) => set('/page', page)}
          options={PAGES.map((value) => ({ value, label: translate(`shell.pages.${value}`) }))}
          disabled={!isEditable}
        />
        <div style={{ display: 'flex', alignItems: 'flex-end', gap: 8 }}>
          <div style={{ flex: 1 }}>
            <ChoiceInput
              label={translate('types.icon')}
              value={textAt(draft, 'icon')}
              onChange={(icon) => set('/icon', icon)}
              options={ICONS.map((value) => ({ value, label: value }))}
              disabled={!isEditable}
            />
          </div>
          <span style={{ display: 'grid', placeItems: 'center', blockSize: 28, inlineSize: 28 }}>
            <Icon name={typeIcon(draft.icon)} size="large" />
          </span>
        </div>
      </div>
      <fieldset>
        <legend>{translate('types.traits')}</legend>
        <div className="ticks">
          {TRAITS.map((trait) => (
            <Tick
              key={trait}
              label={translate(`types.trait.${trait}`)}
              checked={traits.includes(trait)}
              disabled={!isEditable}
              onChange={(on) => set('/traits', on ? [...traits, trait] : traits.filter((each) => each !== trait))}
            />
          ))}
        </div>
      </fieldset>
    </Part>
  )
}
