import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { SearchBox } from '#kit/parts/layoutParts/SearchBox.ts'

const Form = styled('form')({
  display: 'grid',
  gap: 6,
  paddingBlock: 4,
  '& > div': { display: 'flex', gap: 6 },
  '& > small': { fontSize: 11, color: 'var(--mui-palette-status-error-on)' },
})
/** As the setting's name on the server. */
const LONGEST_NAME = 120

type NameFilterProps = { taken: readonly string[]; onName: (name: string) => void; onCancel: () => void }

/** The name under which a filter is saved. */
export function NameFilter({ taken, onName, onCancel }: NameFilterProps) {
  const translate = useTranslate()
  const [name, setName] = useState('')
  const note = useId()
  const wanted = name.trim()
  const isTaken = taken.includes(wanted)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted !== '' && !isTaken) onName(wanted)
  }
  return (
    <Form onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onCancel()}>
      <SearchBox>
        <input
          autoFocus
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={translate('search.saved.name')}
          aria-label={translate('search.saved.name')}
          aria-invalid={isTaken}
          aria-describedby={isTaken ? note : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </SearchBox>
      {isTaken && <small id={note}>{translate('search.saved.nameTaken')}</small>}
      <div>
        <Button size="small" variant="contained" type="submit" disabled={wanted === '' || isTaken}>
          {translate('search.saved.save')}
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          {translate('actions.cancel')}
        </Button>
      </div>
    </Form>
  )
}
