import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { halvesAt } from '#contract/rules/schedule/commands/joinHalves.ts'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import { useSchedule } from '../ScheduleContext.ts'

type AiringMenuProps<Act extends string> = {
  airing: Airing
  /** What is offered, each named by `schedule.list.keys.<act>`; to join only where there is another half. */
  acts: readonly Act[]
  /** What it hangs from: an element, or a point of the window in px. */
  anchor: Element | { x: number; y: number } | null
  onChoose: (act: Act) => void
  onClose: () => void
}

/** The menu of one airing, in the list and in the lanes: the same as its keys. */
export function AiringMenu<Act extends string>({ airing, acts, anchor, onChoose, onClose }: AiringMenuProps<Act>) {
  const translate = useTranslate()
  const { schedule } = useSchedule()
  const isPoint = anchor !== null && !(anchor instanceof Element)
  const offered = acts.filter((act) => act !== 'join' || halvesAt(schedule, airing) !== undefined)
  return (
    <Menu
      open
      onClose={onClose}
      {...(isPoint
        ? { anchorReference: 'anchorPosition', anchorPosition: { left: anchor.x, top: anchor.y } }
        : { anchorEl: anchor })}
    >
      {offered.map((act) => (
        <MenuItem
          key={act}
          onClick={() => {
            onClose()
            onChoose(act)
          }}
        >
          {translate(`schedule.list.keys.${act}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
