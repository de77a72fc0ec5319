import Box from '@mui/material/Box'
import { useFormat } from '../format/FormatProvider.tsx'

type CountBadgeProps = {
  count: number
  tone?: 'neutral' | 'error' | 'warning' | 'accent'
  /** What is counted, for those who hear it: "2 errors". */
  label?: string
}

const COLORS = {
  neutral: { backgroundColor: 'surface.hover', color: 'text.secondary' },
  error: { backgroundColor: 'status.error.bg', color: 'status.error.on' },
  warning: { backgroundColor: 'status.warning.bg', color: 'status.warning.on' },
  accent: { backgroundColor: 'accent.main', color: 'accent.on' },
}

/** A number that wants to be seen: never a dot without its number (looks section 9). */
export function CountBadge({ count, tone = 'neutral', label }: CountBadgeProps) {
  const format = useFormat()
  return (
    <Box
      component="span"
      {...(label && { role: 'img', 'aria-label': label })}
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: 18,
        height: 16,
        paddingInline: '5px',
        borderRadius: '8px',
        fontSize: 11,
        lineHeight: 1,
        fontWeight: 'fontWeightBold',
        ...COLORS[tone],
      }}
    >
      {format.number(count)}
    </Box>
  )
}
