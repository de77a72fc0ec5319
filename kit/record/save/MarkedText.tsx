import Box from '@mui/material/Box'
import { changedPart } from './changedPart.ts'

/** Longer texts are not searched letter by letter. */
const MARKED_LENGTH = 4_000

/** A text with the part marked in which it differs from what stood there. */
export function MarkedText({ before, text, lang }: { before: string; text: string; lang?: string | undefined }) {
  if (before === '' || text.length > MARKED_LENGTH) return <span lang={lang}>{text}</span>
  const { start, own, end } = changedPart(before, text)
  // Where nothing is in common the mark would say nothing.
  if (own === '' || start.length + end.length < 2) return <span lang={lang}>{text}</span>
  return (
    <span lang={lang}>
      {start}
      <Box
        component="mark"
        sx={{
          color: 'inherit',
          borderRadius: '2px',
          backgroundColor: 'color-mix(in srgb, var(--mui-palette-accent-main) 28%, transparent)',
        }}
      >
        {own}
      </Box>
      {end}
    </span>
  )
}
