import InputBase from '@mui/material/InputBase'
import { radius } from '#kit/parts/theme/tokens.ts'

type ResultTextProps = { label: string; lang: string | undefined; text: string; onText: (text: string) => void }

/** The result of a field in one's own words, begun with one of the two texts. */
export function ResultText({ label, lang, text, onText }: ResultTextProps) {
  return (
    <InputBase
      multiline
      fullWidth
      autoFocus
      value={text}
      onChange={({ target }) => onText(target.value)}
      inputProps={{ 'aria-label': label, lang }}
      sx={{
        typography: 'body2',
        padding: '9px 12px',
        borderRadius: `${radius.control}px`,
        backgroundColor: 'surface.well',
        color: 'text.primary',
        boxShadow: 'inset 0 0 0 2px var(--mui-palette-accent-main)',
      }}
    />
  )
}
