import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

type CheckingProps = {
  label: string
  /** Share that is sent; undefined while the server works. */
  sent: number | undefined
  onStop: () => void
}

/** The file is on its way, or is being read. */
export function Checking({ label, sent, onStop }: CheckingProps) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 560, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, width: '100%', typography: 'bodyStrong' }}>
        <span role="status">{label}</span>
        {sent !== undefined && <span style={{ fontVariantNumeric: 'tabular-nums' }}>{format.percent(sent)}</span>}
      </Box>
      <LinearProgress
        sx={{ width: '100%' }}
        aria-label={label}
        variant={sent === undefined ? 'indeterminate' : 'determinate'}
        {...(sent === undefined ? {} : { value: sent * 100 })}
      />
      <Button size="small" onClick={onStop}>
        {translate('actions.cancel')}
      </Button>
    </Box>
  )
}
