import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { radius } from '#kit/parts/theme/tokens.ts'

type SpecimenProps = {
  /** The part's name in code. */
  of: string
  children: ReactNode
  /** Its surroundings: the page, or a raised panel. */
  on?: 'paper' | 'raised'
  row?: boolean
}

/** One part of the kit in all its states, under its name. */
export function Specimen({ of, children, on = 'paper', row = false }: SpecimenProps) {
  return (
    <Box
      component="section"
      aria-label={of}
      sx={{
        ...(on === 'raised' && onRaised),
        padding: 4,
        borderRadius: `${radius.dialog}px`,
        backgroundColor: `background.${on}`,
        minWidth: 0,
      }}
    >
      <Typography variant="label" component="h3" sx={{ color: 'text.tertiary', marginBlockEnd: 3 }}>
        {of}
      </Typography>
      <Box sx={row ? { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } : { display: 'grid', gap: 3 }}>
        {children}
      </Box>
    </Box>
  )
}
