import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

type LineListProps = { label: string; children: ReactNode }

/** A plain list of titles, parted by hair lines. */
export function LineList({ label, children }: LineListProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        '& > li + li': { borderBlockStart: '1px solid', borderColor: 'line.hair' },
      }}
    >
      {children}
    </Box>
  )
}
