import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useRunCommand } from '#kit/parts/commands/usePerform.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'

/** Where no search box stands, the palette finds titles: by a button that can be seen, and by the key of the box. */
export function FindButton() {
  const translate = useTranslate()
  const run = useRunCommand()
  const words = translate('palette.find')
  const open = () => run('console.palette')
  useCommands([{ id: 'console.find', group: 'console', label: words, icon: 'search', keys: '/', act: { run: open } }])
  return (
    <IconButton
      onClick={open}
      aria-label={words}
      title={words}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <Icon name="search" size="toolbar" />
    </IconButton>
  )
}
