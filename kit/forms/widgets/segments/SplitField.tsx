import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { FrameRate } from '#contract/rules/time/frameRate.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { TimecodeInput } from './TimecodeInput.tsx'

type SplitFieldProps = {
  rate: FrameRate
  /** Where it starts out, in ms. */
  middle: number
  /** False where the point leaves nothing of one part. */
  onSplit: (ms: number) => boolean
}

/** Cuts the segment in two at a point of its source. */
export function SplitField({ rate, middle, onSplit }: SplitFieldProps) {
  const translate = useTranslate()
  const [at, setAt] = useState<number | undefined>(middle)
  const [isOutside, setOutside] = useState(false)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'end', paddingBlockStart: 16 }}>
      <TimecodeInput
        label={translate('segments.splitAt')}
        value={at}
        rate={rate}
        onChange={(ms) => {
          setAt(ms)
          setOutside(false)
        }}
      />
      <Button
        startIcon={<Icon name="scissors" size="small" />}
        disabled={at === undefined}
        onClick={() => setOutside(at !== undefined && !onSplit(at))}
      >
        {translate('segments.split')}
      </Button>
      <span role="status">{isOutside && translate('segments.splitOutside')}</span>
    </div>
  )
}
