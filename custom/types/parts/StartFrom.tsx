import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useTranslate } from 'ra-core'
import type { FormEvent } from 'react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { typesPath } from '#kit/parts/routes/paths.ts'
import type { TypeDraft } from '../model/draft.ts'
import { commonSections, copyOf, fromSections } from '../model/startFrom.ts'
import { ChoiceInput, Tick } from './guided/inputs.tsx'

type StartFromProps = { documents: readonly TypeDocument[]; onStart: (draft: TypeDraft) => void }

/** What a new type begins with: sections that other types have, or the whole of another type. */
export function StartFrom({ documents, onStart }: StartFromProps) {
  const translate = useTranslate()
  const { product } = useConsole()
  const { language } = useFormat().settings
  const sections = useMemo(() => commonSections(documents), [documents])
  const [way, setWay] = useState<'sections' | 'copy'>('sections')
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    sections.filter(({ count }) => count === documents.length).map(({ id }) => id),
  )
  const [model, setModel] = useState(documents[0]?.type ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const copied = documents.find(({ type }) => type === model)
    if (way === 'copy' && copied) onStart(copyOf(copied))
    else
      onStart(
        fromSections(
          documents,
          sections.filter(({ id }) => chosen.includes(id)),
        ),
      )
  }
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{
        display: 'grid',
        gap: 4,
        maxWidth: 640,
        margin: '48px auto',
        padding: 6,
        borderRadius: '8px',
        backgroundColor: 'background.raised',
        '& fieldset': { border: 0, margin: 0, padding: 0 },
        '& legend': { typography: 'label', color: 'text.secondary', padding: 0, marginBlockEnd: 2 },
        '& .ticks': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0,1fr))', gap: '2px 16px' },
      }}
    >
      <Box component="h1" sx={{ typography: 'h6', margin: 0 }}>
        {translate('types.startTitle')}
      </Box>
      <RadioGroup
        value={way}
        onChange={(_event, next) => setWay(next as 'sections' | 'copy')}
        aria-label={translate('types.startTitle')}
      >
        <FormControlLabel value="sections" control={<Radio size="small" />} label={translate('types.startSections')} />
        <FormControlLabel value="copy" control={<Radio size="small" />} label={translate('types.startCopy')} />
      </RadioGroup>
      {way === 'sections' ? (
        <fieldset>
          <legend>{translate('types.startWhich')}</legend>
          <div className="ticks">
            {sections.map(({ id, labels }) => (
              <Tick
                key={id}
                label={textIn(labels, language) || id}
                checked={chosen.includes(id)}
                onChange={(on) => setChosen(on ? [...chosen, id] : chosen.filter((each) => each !== id))}
              />
            ))}
          </div>
        </fieldset>
      ) : (
        <ChoiceInput
          label={translate('types.copyOf')}
          value={model}
          onChange={setModel}
          options={documents.map(({ type, labels }) => ({ value: type, label: textIn(labels.one, language) }))}
        />
      )}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button type="submit" variant="contained">
          {translate('types.start')}
        </Button>
        <Button variant="ghost" component={Link} to={typesPath(product)}>
          {translate('actions.cancel')}
        </Button>
      </Box>
    </Box>
  )
}
