import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { readLength } from '../model/lengthText.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import type { RunTimes } from './useCandidates.ts'

type FillChoice = {
  withAds: boolean
  withTitles: boolean
  /** Run times as they are typed; empty ends are open. */
  shortest: string
  longest: string
}

export const FIRST_CHOICE: FillChoice = { withAds: true, withTitles: false, shortest: '', longest: '' }

const ENDS = ['shortest', 'longest'] as const

/** The run times that are wanted; an end that cannot be read is open. */
export function runTimesOf({ shortest, longest }: FillChoice): RunTimes {
  return { from: readLength(shortest) ?? 0, to: readLength(longest) ?? Infinity }
}

/** What gaps are filled with: ads for the rest, programs too, and of which length. */
export function FillOptions({ choice, onChange }: { choice: FillChoice; onChange: (choice: FillChoice) => void }) {
  const { translate } = useScheduleWords()
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px' }}>
      {(['withAds', 'withTitles'] as const).map((name) => (
        <FormControlLabel
          key={name}
          label={translate(`scheduleFill.${name}`)}
          control={
            <Checkbox
              size="small"
              checked={choice[name]}
              onChange={(_, checked) => onChange({ ...choice, [name]: checked })}
            />
          }
        />
      ))}
      <div role="group" aria-label={translate('scheduleFill.runTime')} style={{ display: 'flex', gap: 8 }}>
        {ENDS.map((end) => (
          <TextField
            key={end}
            size="small"
            label={translate(`scheduleFill.${end}`)}
            placeholder={translate('scheduleFill.anyLength')}
            value={choice[end]}
            error={choice[end].trim() !== '' && readLength(choice[end]) === undefined}
            onChange={({ target }) => onChange({ ...choice, [end]: target.value })}
            sx={{ inlineSize: 150 }}
            slotProps={{ htmlInput: { autoComplete: 'off' } }}
          />
        ))}
      </div>
    </div>
  )
}
