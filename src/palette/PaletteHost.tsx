import { useTranslate } from 'ra-core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useCommandKeys } from '#kit/parts/commands/useCommandKeys.ts'
import { Palette } from './Palette.tsx'
import { useConsoleCommands } from './useConsoleCommands.ts'
import { usePageCommands } from './usePageCommands.ts'

const loadSheet = () => import('./ShortcutSheet.tsx').then(({ ShortcutSheet }) => ({ default: ShortcutSheet }))
const ShortcutSheet = lazy(loadSheet)

/** Command palette and sheet of shortcuts of the whole console, and the commands that every page has. */
export function PaletteHost() {
  const translate = useTranslate()
  const [open, setOpen] = useState<'palette' | 'keys'>()
  const close = () => setOpen(undefined)
  useEffect(() => {
    // At hand before it is wanted, and not before the page is; the palette is typed into at once and comes with it.
    const idle = setTimeout(() => void loadSheet().catch(() => undefined), 1_500)
    return () => clearTimeout(idle)
  }, [])
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
      <Suspense fallback={null}>{open === 'keys' && <ShortcutSheet onClose={close} />}</Suspense>
    </>
  )
}
