import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { rightsOfImport } from '#contract/rules/transfer/rightsOfImport.ts'
import { useScope } from '#kit/parts/dialogs/useScope.ts'

type PublishTooProps = { type: TypeSummary; checked: boolean; onChange: (checked: boolean) => void }

/** 'and publish' is a choice and a right of its own (design 9 (22)); the check is made anew with it. */
export function PublishToo({ type, checked, onChange }: PublishTooProps) {
  const translate = useTranslate()
  const denied = useScope(rightsOfImport(type, true))
  return (
    <Box>
      <FormControlLabel
        label={translate('transfer.check.publish')}
        disabled={denied !== undefined}
        control={<Checkbox size="small" checked={checked} onChange={(_event, on) => onChange(on)} />}
        sx={{ marginInlineStart: '-4px' }}
      />
      <Box sx={{ typography: 'meta', color: 'text.tertiary' }}>{denied ?? translate('transfer.check.publishHint')}</Box>
    </Box>
  )
}
