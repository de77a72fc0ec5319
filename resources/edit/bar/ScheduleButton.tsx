import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { schedulePath } from '#kit/parts/routes/paths.ts'
import { useContentEditor } from '../useContentEditor.ts'

/** The way from a channel to its schedule, in its bar and in the palette; of other types nothing. */
export function ScheduleButton() {
  const translate = useTranslate()
  const { product } = useConsole()
  const { type, record } = useContentEditor()
  const to = record && schedulePath(product, type, record)
  const label = translate('pages.titles.schedule')
  useCommands(to === undefined ? [] : [{ id: 'record.schedule', group: 'page', label, icon: 'lanes', act: { to } }])
  if (to === undefined) return null
  return (
    <Button component={Link} to={to} startIcon={<Icon name="lanes" size="small" />}>
      {label}
    </Button>
  )
}
