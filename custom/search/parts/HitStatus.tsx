import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { statusName } from '#contract/rules/labels/statusName.ts'
import type { Area } from '#contract/values/areas.ts'
import type { Status } from '#contract/values/status.ts'
import { StatusGlyph } from '#kit/parts/status/StatusGlyph.tsx'

const State = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  flex: 'none',
  color: 'var(--mui-palette-text-secondary)',
})

/** Glyph and word of a hit's status, in the words of its area. */
export function HitStatus({ status, area }: { status: Status; area: Area | undefined }) {
  const translate = useTranslate()
  const state = statusName(status, area)
  return (
    <State>
      <StatusGlyph state={state} size="tiny" worded />
      {translate(`status.${state}`)}
    </State>
  )
}
