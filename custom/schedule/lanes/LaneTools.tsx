import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { styled } from '@mui/material/styles'
import { createPortal } from 'react-dom'
import { useContext } from 'react'
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
  const slot = useContext(LaneToolsSlot)
  const tools: [IconName, string, () => void][] = [
    ['clock', 'toNow', jumps.toNow],
    ['frameOn', 'nextGap', () => jumps.toGap(1)],
    ['triangle', 'nextWarning', () => jumps.toWarning(1)],
  ]
  const drawn = (
    <Tools role="group" aria-label={words.translate('scheduleLanes.tools.label')} data-inline={!slot || undefined}>
      {tools.map(([icon, name, act]) => (
        <Tooltip key={name} title={words.translate(`scheduleLanes.tools.${name}`)}>
          <IconButton size="small" aria-label={words.translate(`scheduleLanes.tools.${name}`)} onClick={act}>
            <Icon name={icon} size="small" />
          </IconButton>
        </Tooltip>
      ))}
      <ZoomControls timeline={timeline} />
    </Tools>
  )
  return slot ? createPortal(drawn, slot) : drawn
}

const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  '&[data-inline]': { justifyContent: 'flex-end', paddingBlockEnd: 4 },
})
