import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslate } from 'ra-core'

type Match = 'ALL' | 'ANY'

/** One word joins all filters of a list: the wire knows no brackets (calls.md section 0), and the hint says so. */
export function MatchChoice({ match, onMatch }: { match: Match; onMatch: (match: Match) => void }) {
  const translate = useTranslate()
  return (
    <Select
      size="small"
      variant="standard"
      disableUnderline
      value={match}
      title={translate('filters.match.hint')}
      sx={{ fontSize: 12, color: 'text.secondary', '& .MuiSelect-select': { paddingBlock: 0, lineHeight: '28px' } }}
      inputProps={{ 'aria-label': translate('filters.match.label') }}
      onChange={(event) => onMatch(event.target.value)}
    >
      <MenuItem value="ALL">{translate('filters.match.ALL')}</MenuItem>
      <MenuItem value="ANY">{translate('filters.match.ANY')}</MenuItem>
    </Select>
  )
}
