import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { styled } from '@mui/material/styles'
import { createPortal } from 'react-dom'
import { memo, useContext, useLayoutEffect, useRef, type RefObject } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import { ZoomControls } from '#kit/parts/timeline/ZoomControls.tsx'
import type { ScheduleLane } from './model/laneItem.ts'
import type { LaneWords } from './model/laneText.ts'
import { LaneToolsSlot } from './LaneToolsSlot.ts'
import { useLaneJumps } from './useLaneJumps.ts'

type LaneToolsProps = { timeline: Timeline; lanes: readonly ScheduleLane[]; words: LaneWords }

/** To now, to the next gap and warning, closer and wider: in the toolbar of the screen, which knows no lanes. */
export function LaneTools({ timeline, lanes, words }: LaneToolsProps) {
  const jumps = useLaneJumps({ timeline, lanes, words })
  // Where they lead follows from the schedule; the buttons do not, and are not drawn anew with each edit.
  const latest = useRef(jumps)
  useLayoutEffect(() => {
    latest.current = jumps
  })
  const slot = useContext(LaneToolsSlot)
  const drawn = (
    <Tools role="group" aria-label={words.translate('scheduleLanes.tools.label')} data-inline={!slot || undefined}>
      <JumpButtons jumps={latest} words={words} />
      <ZoomControls timeline={timeline} />
    </Tools>
  )
  return slot ? createPortal(drawn, slot) : drawn
}

type Jumps = ReturnType<typeof useLaneJumps>
type JumpButtonsProps = { jumps: RefObject<Jumps>; words: LaneWords }

const JumpButtons = memo(function JumpButtons({ jumps, words: { translate } }: JumpButtonsProps) {
  return TOOLS.map(({ icon, name, act }) => (
    <Tooltip key={name} title={translate(`scheduleLanes.tools.${name}`)}>
      <IconButton size="small" aria-label={translate(`scheduleLanes.tools.${name}`)} onClick={() => act(jumps.current)}>
        <Icon name={icon} size="small" />
      </IconButton>
    </Tooltip>
  ))
})

const TOOLS: readonly { icon: IconName; name: string; act: (jumps: Jumps) => void }[] = [
  { icon: 'clock', name: 'toNow', act: (jumps) => jumps.toNow() },
  { icon: 'frameOn', name: 'nextGap', act: (jumps) => jumps.toGap(1) },
  { icon: 'triangle', name: 'nextWarning', act: (jumps) => jumps.toWarning(1) },
]

const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  '&[data-inline]': { justifyContent: 'flex-end', paddingBlockEnd: 4 },
})
