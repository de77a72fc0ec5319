import Tooltip from '@mui/material/Tooltip'
import { useEffect, useState } from 'react'
import type { Why } from './why.ts'
import { WhyText } from './WhyText.tsx'

/** How long a mouse rests on a control before it is told why the control is off. */
const REST_MS = 400

/** The reason at a control that is off, for whoever points at it. */
export function WhyTip({ why, anchor }: { why: Why; anchor: HTMLElement }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), REST_MS)
    return () => clearTimeout(timer)
  }, [anchor])
  return (
    <Tooltip open={isOpen} title={<WhyText why={why} />} slotProps={{ popper: { anchorEl: anchor } }}>
      <span hidden />
    </Tooltip>
  )
}
