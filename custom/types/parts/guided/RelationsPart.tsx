import { useTranslate } from 'ra-core'
import { isObject } from '#contract/rules/diff/json.ts'
import { textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { listAt, objectAt, propertiesOf, textAt, type TypeDraft } from '../../model/draft.ts'
import { addField, changeField } from '../../model/fieldEdits.ts'
import { sectionsOf } from '../../model/formPlaces.ts'
import type { ProblemWords } from '../../useProblemWords.ts'
import type { TypeEditor } from '../../useTypeEditor.ts'
import { Tick } from './inputs.tsx'
import { Part } from '../Sheet.tsx'

/** The field in which a document names its parent: lists and counts look for it there. */
const PARENT = 'parent'
const PARENT_WORDS = { en: 'Belongs to', zh: '所属', ms: 'Tergolong dalam', ta: 'எதைச் சார்ந்தது' }

/** Which types a document of this one belongs to. */
export function RelationsPart({ editor, words }: { editor: TypeEditor; words: ProblemWords }) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const { types } = useConsole()
  const { draft, edit, isEditable } = editor
  const parent = objectAt(objectAt(draft, 'relations'), 'parent')
  const parents = listAt(parent, 'types')
  const children = listAt(draft.relations, 'children')
  const others = types.filter(({ type }) => type !== textAt(draft, 'type'))
  const wrong = words.at('/relations')
  return (
    <Part aria-labelledby="types-relations">
      <h2 id="types-relations">{translate('types.relations')}</h2>
      <fieldset>
        <legend>{translate('types.parentOf')}</legend>
        <div className="ticks">
          {others.map(({ type, labels }) => (
            <Tick
              key={type}
              label={textIn(labels.one, language)}
              checked={parents.includes(type)}
              disabled={!isEditable}
              onChange={(on) =>
                edit(withParents(draft, on ? [...parents, type] : parents.filter((each) => each !== type)))
              }
            />
          ))}
        </div>
        {wrong && <p role="alert">{wrong}</p>}
      </fieldset>
      <fieldset>
        <legend>{translate('types.childrenOf')}</legend>
        <div className="ticks">
          {others.map(({ type, labels }) => (
            <Tick
              key={type}
              label={textIn(labels.one, language)}
              checked={children.includes(type)}
              disabled={!isEditable}
              onChange={(on) =>
                edit(withChildren(draft, on ? [...children, type] : children.filter((each) => each !== type)))
              }
            />
          ))}
        </div>
      </fieldset>
    </Part>
  )
}

function withChildren(draft: TypeDraft, children: readonly unknown[]): TypeDraft {
  const { children: _, ...relations } = objectAt(draft, 'relations')
  return { ...draft, relations: children.length > 0 ? { ...relations, children } : relations }
}

/** The parents' types stand in the relation and at the picker; the field for it comes with the first. */
function withParents(draft: TypeDraft, parents: readonly unknown[]): TypeDraft {
  const relations = objectAt(draft, 'relations')
  const { parent: old, ...others } = relations
  if (parents.length === 0) return { ...draft, relations: others }
  const field =
    isObject(old) && typeof (old as { field?: unknown }).field === 'string' ? (old as { field: string }).field : PARENT
  const section = sectionsOf(draft)[0]?.index ?? -1
  const withField = Object.hasOwn(propertiesOf(draft), field)
    ? draft
    : addField(draft, { name: field, kind: 'reference', labels: PARENT_WORDS, section })
  const shown = changeField(withField, field, { 'x-refers': parents })
  return {
    ...shown,
    relations: { ...others, parent: { inherits: ['prd'], ...(old as object | undefined), field, types: parents } },
  }
}
