import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import type { Texts } from '#contract/values/languages.ts'
import { textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { addField } from '../../model/fieldEdits.ts'
import { FIELD_KINDS, type FieldKind } from '../../model/fieldKinds.ts'
import { propertiesOf } from '../../model/draft.ts'
import type { FormSection } from '../../model/formPlaces.ts'
import { codeOf } from '../../model/startFrom.ts'
import type { TypeEditor } from '../../useTypeEditor.ts'
import { ChoiceInput, FourTexts, TextInput } from './inputs.tsx'

type AddFieldProps = {
  editor: TypeEditor
  sections: readonly FormSection[]
  /** With the name of the new field, or without one where it was let be. */
  onDone: (name?: string) => void
}

/** A new field: what it is called, what it holds, where it stands. Enter adds it, Escape lets it be. */
export function AddField({ editor, sections, onDone }: AddFieldProps) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const [labels, setLabels] = useState<Partial<Texts>>({})
  const [own, setOwn] = useState<string>()
  const [kind, setKind] = useState<FieldKind>('text')
  const [section, setSection] = useState(sections.at(-1)?.index ?? -1)
  const name = own ?? codeOf(labels.en ?? '')
  const isTaken = Object.hasOwn(propertiesOf(editor.draft), name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name === '' || isTaken) return
    editor.edit(addField(editor.draft, { name, kind, labels: { ...labels, en: labels.en ?? name }, section }))
    onDone(name)
  }
  return (
    <Box
      component="form"
      aria-label={translate('types.addField')}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
      sx={{ display: 'grid', gap: 3, padding: 3, borderRadius: '6px', backgroundColor: 'surface.hover' }}
    >
      <FourTexts
        legend={translate('types.fieldLabel')}
        texts={labels}
        onChange={(lang, text) => setLabels({ ...labels, [lang]: text })}
        autoFocus
      />
      <div className="three">
        <ChoiceInput
          label={translate('types.kind')}
          value={kind}
          onChange={(value) => setKind(value as FieldKind)}
          options={FIELD_KINDS.map((value) => ({ value, label: translate(`types.kinds.${value}`) }))}
        />
        <ChoiceInput
          label={translate('types.section')}
          value={String(section)}
          onChange={(value) => setSection(Number(value))}
          options={sections.map(({ index, labels: words }) => ({
            value: String(index),
            label: textIn(words, language) || translate('types.theForm'),
          }))}
        />
        <TextInput
          label={translate('types.fieldName')}
          value={name}
          onChange={setOwn}
          wrong={isTaken ? translate('types.nameTaken') : undefined}
        />
      </div>
      <div className="ticks">
        <Button size="small" type="submit" variant="contained" disabled={name === '' || isTaken}>
          {translate('types.add')}
        </Button>
        <Button size="small" variant="ghost" onClick={() => onDone()}>
          {translate('actions.cancel')}
        </Button>
      </div>
    </Box>
  )
}
