import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useNumberTaken } from './useNumberTaken.ts'
import { useContentEditor } from '../useContentEditor.ts'

const DIGITS = 5

type ChannelNumberDialogProps = {
  number: number | undefined
  /** Resolves to whether it was changed. */
  onChange: (number: string) => Promise<boolean>
  onClose: () => void
}

/** Asks for the number that a channel is to have from now on, in what viewers see too. */
export function ChannelNumberDialog({ number, onChange, onClose }: ChannelNumberDialogProps) {
  const translate = useTranslate()
  const { title, type } = useContentEditor()
  const before = number === undefined ? '' : String(number)
  const [text, setText] = useState(before)
  /** What was found out about which number: an answer may come when another one is typed already. */
  const [checked, setChecked] = useState<{ digits: string; taken: string | undefined }>()
  const [isBusy, setBusy] = useState(false)
  const digits = text.replace(/^0+/, '')
  const isNew = digits !== '' && digits !== before
  const takenBy = useNumberTaken()
  const taken = checked?.digits === digits ? checked.taken : undefined
  const check = async () => {
    if (isNew) setChecked({ digits, taken: await takenBy(Number(digits)) })
  }
  const change = async () => {
    setBusy(true)
    const isDone = await onChange(digits)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <SharedDialog
      open
      title={translate('channelNumber.title', { name: title })}
      okLabel={translate('channelNumber.ok')}
      scope={{ page: type.page, action: 'publish' }}
      {...(!isNew && { notYet: translate('channelNumber.notYet') })}
      busy={isBusy}
      hasEdits={text !== before}
      maxWidth="xs"
      onOk={() => void change()}
      onClose={onClose}
    >
      <TextField
        label={translate('channelNumber.number')}
        value={text}
        // Numeric fields take digits only (specification section 5).
        onChange={({ target }) => setText(target.value.replaceAll(/\D/g, '').slice(0, DIGITS))}
        onBlur={() => void check()}
        onKeyDown={({ key }) => key === 'Enter' && isNew && !isBusy && void change()}
        error={taken !== undefined}
        helperText={taken ?? translate('channelNumber.help')}
        autoFocus
        fullWidth
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
    </SharedDialog>
  )
}
