import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import type { Texts } from '#contract/values/languages.ts'
import { addSection } from '../../model/fieldEdits.ts'
import { sectionsOf } from '../../model/formPlaces.ts'
import { codeOf } from '../../model/startFrom.ts'
import type { TypeEditor } from '../../useTypeEditor.ts'
import { FourTexts } from './inputs.tsx'

/** A new section at the end of the form. */
export function AddSection({ editor, onDone }: { editor: TypeEditor; onDone: () => void }) {
  const translate = useTranslate()
  const [labels, setLabels] = useState<Partial<Texts>>({})
  const id = codeOf(labels.en ?? '')
  const isFree = id !== '' && sectionsOf(editor.draft).every((section) => section.id !== id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isFree) return
    editor.edit(addSection(editor.draft, id, labels))
    onDone()
  }
  return (
    <Box
      component="form"
      aria-label={translate('types.addSection')}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
      sx={{ display: 'grid', gap: 3, padding: 3, borderRadius: '6px', backgroundColor: 'surface.hover' }}
    >
      <FourTexts
        legend={translate('types.sectionName')}
        texts={labels}
        onChange={(language, text) => setLabels({ ...labels, [language]: text })}
        autoFocus
      />
      <div className="ticks">
        <Button size="small" type="submit" variant="contained" disabled={!isFree}>
          {translate('types.add')}
        </Button>
        <Button size="small" variant="ghost" onClick={onDone}>
          {translate('actions.cancel')}
        </Button>
      </div>
    </Box>
  )
}
