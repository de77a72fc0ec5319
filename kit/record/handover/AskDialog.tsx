import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { LOCK_WORD_LENGTH } from '#contract/values/limits.ts'
import { LOCK_ASK_IDLE_MS, LOCK_ASK_MS } from '#contract/values/timers.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

type AskDialogProps = { name: string; busy: boolean; onAsk: (message: string) => void; onClose: () => void }

/** A question to the holder of a lock, with a word or without; what will happen is said beforehand. */
export function AskDialog({ name, busy, onAsk, onClose }: AskDialogProps) {
  const translate = useTranslate()
  const format = useFormat()
  const [message, setMessage] = useState('')
  const times = { time: format.duration(LOCK_ASK_MS), idle: format.duration(LOCK_ASK_IDLE_MS) }
  return (
    <SharedDialog
      open
      maxWidth="xs"
      title={translate('locks.ask.title', { name })}
      okLabel={translate('locks.ask.send')}
      busy={busy}
      onOk={() => onAsk(message.trim())}
      hasEdits={message !== ''}
      onClose={onClose}
    >
      <Box
        component="form"
        sx={{ display: 'grid', gap: 4 }}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onAsk(message.trim())
        }}
      >
        <Box sx={{ color: 'text.secondary' }}>{translate('locks.ask.text', { name, ...times })}</Box>
        <TextField
          autoFocus
          label={translate('locks.ask.message')}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          slotProps={{ htmlInput: { maxLength: LOCK_WORD_LENGTH, dir: 'auto' } }}
        />
      </Box>
    </SharedDialog>
  )
}
