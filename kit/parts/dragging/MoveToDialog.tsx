import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { SharedDialog } from '../dialogs/SharedDialog.tsx'
import type { ListDragging } from './useListDragging.ts'

/** Moves a thing of a list to a place that is typed; shown while the place of one is asked for (F2, or `list.ask`). */
export function MoveToDialog({ list }: { list: ListDragging }) {
  if (list.asked === undefined) return null
  return <PlaceForm key={list.asked} list={list} moved={list.asked} />
}

function PlaceForm({ list, moved }: { list: ListDragging; moved: string }) {
  const translate = useTranslate()
  const place = list.order.indexOf(moved) + 1
  const [typed, setTyped] = useState(String(place))
  const first = list.fixed + 1
  const count = list.order.length
  const number = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined
  const isBad = number === undefined || number < first || number > count
  const range = translate('dragging.range', { first, count })
  const notYet = isBad ? range : number === place ? translate('dragging.samePlace') : undefined
  const confirm = () => {
    if (notYet !== undefined) return
    list.ask(undefined)
    if (number !== undefined) list.move(moved, number - 1)
  }
  return (
    <SharedDialog
      open
      maxWidth="xs"
      title={translate('dragging.moveTitle', { name: list.nameOf(moved) })}
      okLabel={translate('dragging.moveOk')}
      onOk={confirm}
      hasEdits={typed !== String(place)}
      onClose={() => list.ask(undefined)}
      {...(notYet !== undefined && { notYet })}
    >
      <TextField
        autoFocus
        size="small"
        label={translate('dragging.place')}
        value={typed}
        error={isBad}
        helperText={isBad ? undefined : range}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && confirm()}
      />
    </SharedDialog>
  )
}
