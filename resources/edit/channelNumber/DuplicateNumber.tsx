import { useTranslate } from 'ra-core'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'

/** The dialog of specification section 8: another channel has the number. `error` undefined: nothing to tell. */
export function DuplicateNumber({ error, onClose }: { error: unknown; onClose: () => void }) {
  const translate = useTranslate()
  const message = error === undefined ? undefined : errorMessage(error)
  if (!message) return null
  return (
    <SharedDialog
      open
      isPlain
      title={translate('channelNumber.duplicate')}
      cancelLabel={translate('actions.close')}
      maxWidth="xs"
      onClose={onClose}
    >
      {translate(message.key, { ...message.values, _: message.text ?? message.key })}
    </SharedDialog>
  )
}

/** Whether a call was refused because another channel has the number (40220351). */
export function isDuplicateNumber(error: unknown): boolean {
  return errorMessage(error)?.code === 'duplicateChannelNumber'
}
