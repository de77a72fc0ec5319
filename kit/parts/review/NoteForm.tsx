import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { hasLetterOrDigit } from '#contract/rules/names/hasLetterOrDigit.ts'
import { NOTE_NAME, NOTE_TEXT } from '#contract/values/review.ts'
import { useErrorNotice } from '../errors/useErrorNotice.ts'

/** Who writes, where that is asked: the name stays for the next note. */
export type GuestName = { name: string; setName: (name: string) => void }

type NoteFormProps = {
  label: string
  sendLabel: string
  guest?: GuestName | undefined
  autoFocus?: boolean
  onSend: (text: string) => Promise<void>
  onCancel?: () => void
}

/** What somebody has to say; it stays until it is sent. */
export function NoteForm({ label, sendLabel, guest, autoFocus = false, onSend, onCancel }: NoteFormProps) {
  const translate = useTranslate()
  const tellError = useErrorNotice()
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const lacksText = text.trim() === ''
  const lacksName = guest !== undefined && !hasLetterOrDigit(guest.name)
  const send = async () => {
    setTried(true)
    if (lacksText || lacksName || isBusy) return
    setBusy(true)
    try {
      await onSend(text)
      setText('')
      setTried(false)
    } catch (error) {
      tellError(error)
    } finally {
      setBusy(false)
    }
  }
  const told = (isWrong: boolean, key: string) =>
    isTried && isWrong ? { error: true, helperText: translate(`review.notes.${key}`) } : {}
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
        if (event.key === 'Escape' && onCancel) {
          event.stopPropagation()
          onCancel()
        }
      }}
    >
      {guest && (
        <TextField
          size="small"
          label={translate('review.notes.name')}
          value={guest.name}
          autoComplete="name"
          onChange={({ target }) => guest.setName(target.value)}
          slotProps={{ htmlInput: { maxLength: NOTE_NAME } }}
          {...told(lacksName, 'nameMissing')}
        />
      )}
      <TextField
        size="small"
        multiline
        minRows={2}
        maxRows={8}
        label={label}
        value={text}
        autoFocus={autoFocus}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: NOTE_TEXT } }}
        {...told(lacksText, 'textMissing')}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" size="small" variant="contained" loading={isBusy}>
          {sendLabel}
        </Button>
        {onCancel && (
          <Button size="small" variant="ghost" onClick={onCancel}>
            {translate('actions.cancel')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
