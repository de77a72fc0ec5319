import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslate } from 'ra-core'
import type { TypedReplacement } from '../draft/bulkDraft.ts'

/** Length of either text (contract/schemas/changeSet). */
const MAX_TEXT = 250

type ReplaceEditorProps = {
  replacement: TypedReplacement
  onReplacement: (replacement: TypedReplacement) => void
}

/** Plain text for plain text: no signs of it are special. */
export function ReplaceEditor({ replacement, onReplacement }: ReplaceEditorProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {(['find', 'with'] as const).map((part) => (
        <Box
          component="label"
          key={part}
          sx={{ display: 'grid', gridTemplateColumns: '104px minmax(0,1fr)', alignItems: 'center', gap: 2 }}
        >
          <Box component="span" sx={{ typography: 'label', color: 'text.secondary' }}>
            {translate(`bulk.replace.${part}`)}
          </Box>
          <OutlinedInput
            size="small"
            fullWidth
            value={replacement[part]}
            inputProps={{ maxLength: MAX_TEXT }}
            onChange={(event) => onReplacement({ ...replacement, [part]: event.target.value })}
          />
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        {(['matchCase', 'wholeWords'] as const).map((part) => (
          <FormControlLabel
            key={part}
            label={translate(`bulk.replace.${part}`)}
            control={
              <Checkbox
                size="small"
                checked={replacement[part] === true}
                onChange={(_event, checked) => onReplacement({ ...replacement, [part]: checked })}
              />
            }
          />
        ))}
      </Box>
    </Box>
  )
}
