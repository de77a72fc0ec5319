import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/paths.ts'
import { radius, size } from '../theme/tokens.ts'
import type { StatusKey } from '../theme/tokens.ts'

type ChipProps = {
  /** Without a colour the chip is neutral. */
  color?: StatusKey
  glyph?: IconName
  /** Full text, where the chip may have to cut it. */
  title?: string
  /** A line of coloured text instead of a filled chip: one's own lock. */
  bare?: boolean
  children: ReactNode
}

/** A word in 20 px, with its glyph and colour. */
export function Chip({ color, glyph, title, bare = false, children }: ChipProps) {
  return (
    <Box
      component="span"
      title={title}
      sx={{
        typography: 'label',
        display: 'inline-flex',
        alignItems: 'center',
        gap: '5px',
        minHeight: size.chip,
        maxWidth: '100%',
        paddingInline: bare ? 0 : glyph ? '5px 7px' : '7px',
        borderRadius: `${radius.control}px`,
        backgroundColor: bare ? 'transparent' : color ? `status.${color}.bg` : 'surface.hover',
        color: color ? `status.${color}.on` : 'text.secondary',
        whiteSpace: 'nowrap',
        verticalAlign: 'middle',
      }}
    >
      {glyph && <Icon name={glyph} size="tiny" />}
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {children}
      </Box>
    </Box>
  )
}
