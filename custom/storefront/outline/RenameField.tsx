import InputBase from '@mui/material/InputBase'
import { useLocale, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useStorefront } from '../StorefrontContext.ts'
import { targetName } from '../model/storefrontNames.ts'
import type { OutlineRow } from './outlineRows.ts'

/** The name in the reader's language, typed in its place: Enter takes it, Escape leaves it as it was. */
export function RenameField({ row: { of, id }, onDone }: { row: Pick<OutlineRow, 'of' | 'id'>; onDone: () => void }) {
  const translate = useTranslate()
  const language = useLocale()
  const { storefront, run } = useStorefront()
  const [name, setName] = useState(() => targetName(storefront, { of, id }, language) ?? '')
  const take = () => {
    if (name.trim() !== '') run({ kind: 'rename', target: { of, id }, language, name })
    onDone()
  }
  return (
    <InputBase
      autoFocus
      fullWidth
      value={name}
      inputProps={{ 'aria-label': translate('storefrontOutline.rename') }}
      onChange={({ target }) => setName(target.value)}
      onFocus={({ target }) => target.select()}
      onClick={(event) => event.stopPropagation()}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
        else if (event.key === 'Escape') onDone()
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}
