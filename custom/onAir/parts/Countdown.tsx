import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { visuallyHidden } from '#kit/parts/layoutParts/visuallyHidden.ts'
import { countdownStep, countdownText } from '../model/countdownText.ts'

const Figures = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
const Heard = styled('span')(visuallyHidden)

/** Time to an instant, or since it: ticks once a second under an hour, once a minute above (looks section 10). */
export function Countdown({ at }: { at: number }) {
  const translate = useTranslate()
  const format = useFormat()
  const [now, setNow] = useState(() => format.now())
  const between = Math.abs(at - now)
  const step = countdownStep(between)
  useEffect(() => {
    const timer = setInterval(() => setNow(format.now()), step)
    return () => clearInterval(timer)
  }, [format, step])
  return (
    <>
      <Figures aria-hidden>{countdownText(between, translate)}</Figures>
      <Heard>{format.duration(Math.max(60_000, between - (between % 60_000)))}</Heard>
    </>
  )
}
