import { useTranslate } from 'ra-core'
import { statusName } from '#contract/rules/labels/statusName.ts'
import type { Area } from '#contract/values/areas.ts'
import type { Status } from '#contract/values/status.ts'
import { Chip } from './Chip.tsx'
import { statusLook } from './statusLook.ts'
import type { StateName } from './statusLook.ts'

type StatusChipProps = { state: StateName } | { status: Status; area?: Area }

/** Colour, glyph and word of a state, always together (looks section 4). Takes a wire status or a named state. */
export function StatusChip(props: StatusChipProps) {
  const translate = useTranslate()
  const state = 'state' in props ? props.state : statusName(props.status, props.area)
  const { color, glyph } = statusLook[state]
  const word = translate(`status.${state}`)
  return (
    <Chip color={color} glyph={glyph} title={word}>
      {word}
    </Chip>
  )
}
