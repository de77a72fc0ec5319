import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { saveTable } from '#kit/parts/files/saveFile.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { scheduleCsv } from '../model/scheduleCsv.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

const DIALOGS = ['loop', 'templates', 'branches'] as const

/** What else can be done with a schedule: loop, templates, branches, CSV and print of what is on screen. */
export function ScheduleMore() {
  const translate = useTranslate()
  const words = useScheduleWords()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { schedule, shown, channel, readOnly, openDialog } = useSchedule()
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
        {DIALOGS.map((kind) => (
          <MenuItem key={kind} disabled={readOnly !== undefined} onClick={choose(() => openDialog({ kind }))}>
            {translate(`schedule.more.${kind}`)}
          </MenuItem>
        ))}
        <MenuItem onClick={choose(download)}>{translate('schedule.more.csv')}</MenuItem>
        <MenuItem onClick={choose(() => openDialog({ kind: 'print' }))}>{translate('schedule.more.print')}</MenuItem>
      </Menu>
    </>
  )
}
