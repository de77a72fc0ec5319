import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useCommandKeys } from '#kit/parts/commands/useCommandKeys.ts'
import { soon } from '#kit/parts/layoutParts/soon.tsx'
import { EarlyField } from './EarlyField.tsx'
import { useConsoleCommands } from './useConsoleCommands.ts'
import { usePageCommands } from './usePageCommands.ts'

const Palette = soon(() => import('./Palette.tsx').then((module) => module.Palette), <EarlyField />)
const ShortcutSheet = soon(() => import('./ShortcutSheet.tsx').then((module) => module.ShortcutSheet))

/** Command palette and sheet of shortcuts of the whole console, and the commands that every page has. */
export function PaletteHost() {
  const translate = useTranslate()
  const [open, setOpen] = useState<'palette' | 'keys'>()
  const close = () => setOpen(undefined)
  useCommands([...usePageCommands(), ...useConsoleCommands()])
  useCommands([
    {
      id: 'console.palette',
      group: 'console',
      label: translate('palette.open'),
      icon: 'search',
      keys: 'Mod+K',
      act: { run: () => setOpen('palette') },
    },
    {
      id: 'console.keys',
      group: 'console',
      label: translate('palette.keys.show'),
      icon: 'keyboard',
      keys: '?',
      act: { run: () => setOpen('keys') },
    },
  ])
  useCommandKeys()
  return (
    <>
      {open === 'palette' && <Palette onClose={close} />}
      {open === 'keys' && <ShortcutSheet onClose={close} />}
    </>
  )
}
