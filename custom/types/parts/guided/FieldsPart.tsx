import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { propertiesOf } from '../../model/draft.ts'
import { sectionsOf } from '../../model/formPlaces.ts'
import type { ProblemWords } from '../../useProblemWords.ts'
import type { TypeEditor } from '../../useTypeEditor.ts'
import { AddField } from './AddField.tsx'
import { AddSection } from './AddSection.tsx'
import { FieldLine } from './FieldLine.tsx'
import { Lines, Part } from '../Sheet.tsx'

type FieldsPartProps = {
  editor: TypeEditor
  words: ProblemWords
  /** Name of the field that is open. */
  open: string | undefined
  onOpen: (name: string | undefined) => void
}

/** The fields by section of the form, each opened in its place; fields that no section shows stand at the end. */
export function FieldsPart({ editor, words, open, onOpen }: FieldsPartProps) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const [adding, setAdding] = useState<'field' | 'section'>()
  const properties = propertiesOf(editor.draft)
  const sections = sectionsOf(editor.draft)
  const placed = new Set(sections.flatMap(({ fields }) => fields))
  const unplaced = Object.keys(properties).filter((name) => !placed.has(name))
  const line = (name: string) =>
    properties[name] && (
      <FieldLine
        key={name}
        editor={editor}
        words={words}
        name={name}
        isOpen={open === name}
        onOpen={onOpen}
        sections={sections}
      />
    )
  return (
    <Part aria-labelledby="types-fields">
      <h2 id="types-fields">
        {translate('types.fields')}
        <span>{Object.keys(properties).length}</span>
        <i style={{ flex: 1 }} />
        {editor.isEditable && (
          <>
            <Button
              size="tiny"
              variant="ghost"
              onClick={() => setAdding('section')}
              startIcon={<Icon name="plus" size="small" />}
            >
              {translate('types.addSection')}
            </Button>
            <Button size="tiny" onClick={() => setAdding('field')} startIcon={<Icon name="plus" size="small" />}>
              {translate('types.addField')}
            </Button>
          </>
        )}
      </h2>
      {adding === 'field' && (
        <AddField
          editor={editor}
          sections={sections}
          onDone={(name) => {
            setAdding(undefined)
            if (name) onOpen(name)
          }}
        />
      )}
      {adding === 'section' && <AddSection editor={editor} onDone={() => setAdding(undefined)} />}
      {sections.map(({ index, id, labels, fields }) => (
        <fieldset key={id || index}>
          <legend>{textIn(labels, language) || translate('types.theForm')}</legend>
          {fields.length === 0 && <p className="quiet">{translate('types.noFields')}</p>}
          <Lines>{fields.map(line)}</Lines>
        </fieldset>
      ))}
      {unplaced.length > 0 && (
        <fieldset>
          <legend>{translate('types.unplaced')}</legend>
          <Lines>{unplaced.map(line)}</Lines>
        </fieldset>
      )}
    </Part>
  )
}
