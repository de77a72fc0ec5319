import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { VIRTUAL_CHANNEL_TYPE } from '#contract/values/schedule.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { saveTable } from '#kit/parts/files/saveFile.ts'
import { inProduct } from '#kit/parts/routes/paths.ts'
import { useSchedule } from '../ScheduleContext.ts'
import type { ScheduleDialog } from '../model/scheduleView.ts'
import { scheduleCsv } from '../model/scheduleCsv.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { useScheduleTasks } from './useScheduleTasks.ts'

/** What else can be done with a schedule: dialogs about all of it, what is on screen as CSV, the usage report. */
export function ScheduleMore() {
  const translate = useTranslate()
  const words = useScheduleWords()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { schedule, shown, channel, openDialog } = useSchedule()
  const tasks = useScheduleTasks()
  const { product } = useConsole()
  const usage = inProduct(product, `live/${VIRTUAL_CHANNEL_TYPE}/usage/${channel.cs}/${channel.id}`)
  const usageName = translate('pages.titles.channelUsage')
  const nameOfTask = ({ kind, ...about }: ScheduleDialog) =>
    translate(`schedule.more.${kind}`, { smart_count: 'days' in about && kind === 'copyTo' ? about.days.length : 1 })
  useCommands([
    ...tasks
      .filter(({ isOff }) => !isOff)
      .map(({ icon, dialog }) => ({
        id: `schedule.${dialog.kind}`,
        group: 'page' as const,
        label: nameOfTask(dialog),
        icon,
        act: { run: () => openDialog(dialog) },
      })),
    { id: 'schedule.usage', group: 'page', label: usageName, icon: 'columns', act: { to: usage } },
  ])
  const close = () => setOpen(false)
  const choose = (act: () => void) => () => {
    close()
    act()
  }
  const download = () => saveTable(scheduleCsv(schedule, shown, words), `${channel.cs} ${shown.from} ${shown.to}.csv`)
  return (
    <>
      <IconButton
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={translate('schedule.more.label')}
        title={translate('schedule.more.label')}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" />
      </IconButton>
      <Menu open={isOpen} anchorEl={button.current} onClose={close}>
        {tasks.map(({ icon, dialog, isOff }) => (
          <MenuItem key={dialog.kind} disabled={isOff} onClick={choose(() => openDialog(dialog))}>
            <ListItemIcon>
              <Icon name={icon} />
            </ListItemIcon>
            {nameOfTask(dialog)}
          </MenuItem>
        ))}
        <MenuItem onClick={choose(download)}>
          <ListItemIcon>
            <Icon name="download" />
          </ListItemIcon>
          {translate('schedule.more.csv')}
        </MenuItem>
        <MenuItem component={Link} to={usage} onClick={close}>
          <ListItemIcon>
            <Icon name="columns" />
          </ListItemIcon>
          {usageName}
        </MenuItem>
      </Menu>
    </>
  )
}
