import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { conditionOf } from '#contract/rules/labels/conditionOf.ts'
import type { OnAirCheck } from '#contract/rules/availability/onAirChecks.ts'
import { productName, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useCheckWords } from '../onAir/useCheckWords.ts'
import { useContentEditor } from '../useContentEditor.ts'

/** As the schema has it. */
const REASON_LENGTH = 250

type ConditionsDialogProps = { warnings: readonly OnAirCheck[]; onClose: () => void }

/** Publishes in spite of warnings: the reason goes with the title as its condition. */
export function ConditionsDialog({ warnings, onClose }: ConditionsDialogProps) {
  const translate = useTranslate()
  const { store, editor, title, busy } = useContentEditor()
  const [reason, setReason] = useState(() => conditionOf(store.values()) ?? '')
  const [isTried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  const publish = async () => {
    setTried(true)
    if (isMissing) return
    store.set('/cond_pub', { value: true, reason: reason.trim() })
    onClose()
    await editor.run({ verb: 'publish' })
  }
  return (
    <SharedDialog
      open
      title={translate('conditions.title', { name: title })}
      okLabel={translate('conditions.ok')}
      busy={busy !== undefined}
      hasEdits={reason !== (conditionOf(store.values()) ?? '')}
      onOk={() => void publish()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <section>
          <Box component="h3" sx={{ typography: 'label', color: 'text.secondary', margin: 0, marginBlockEnd: 2 }}>
            {translate('conditions.warnings')}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 3 }}>
            {warnings.map((check) => (
              <Warning key={check.name} check={check} />
            ))}
          </Box>
        </section>
        <TextField
          label={translate('conditions.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          multiline
          minRows={2}
          required
          autoFocus
          error={isTried && isMissing}
          helperText={translate(isTried && isMissing ? 'conditions.reasonMissing' : 'conditions.reasonHelp')}
          slotProps={{ htmlInput: { maxLength: REASON_LENGTH } }}
        />
      </Box>
    </SharedDialog>
  )
}

function Warning({ check }: { check: OnAirCheck }) {
  const content = useContentEditor()
  const { products, product } = useConsole()
  const { title, text } = useCheckWords(check, content, productName(products, product))
  return (
    <Box component="li" sx={{ display: 'flex', gap: '10px', alignItems: 'flex-start' }}>
      <Box component="span" sx={{ color: 'status.warning.on', display: 'flex', paddingBlockStart: '2px' }}>
        <Icon name="triangle" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ typography: 'bodyStrong' }}>{title}</Box>
        <Box sx={{ typography: 'meta', color: 'text.secondary', overflowWrap: 'anywhere' }}>{text}</Box>
      </Box>
    </Box>
  )
}
