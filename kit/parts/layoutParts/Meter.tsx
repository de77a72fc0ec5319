import Box from '@mui/material/Box'
import { useFormat } from '../format/FormatProvider.tsx'

type MeterProps = {
  /** Done, as a share of 1. */
  share: number
  /** What is measured. */
  label: string
  tone?: 'accent' | 'published' | 'inProgress' | 'error' | 'neutral'
  /** 2 px in the editor's index, 4 px elsewhere. */
  height?: 2 | 4
}

const COLORS = {
  accent: 'accent.main',
  published: 'status.published.solid',
  inProgress: 'status.inProgress.solid',
  error: 'status.error.solid',
  neutral: 'text.tertiary',
}

/** How much of something is done. */
export function Meter({ share, label, tone = 'accent', height = 4 }: MeterProps) {
  const format = useFormat()
  const done = Math.min(1, Math.max(0, share))
  return (
    <Box
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(done * 100)}
      aria-valuetext={format.percent(done)}
      sx={{ height, borderRadius: `${height / 2}px`, backgroundColor: 'surface.pressed', overflow: 'hidden' }}
    >
      <Box
        sx={{ height: '100%', borderRadius: 'inherit', backgroundColor: COLORS[tone] }}
        style={{ width: `${done * 100}%` }}
      />
    </Box>
  )
}
