import { useTranslate } from 'ra-core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useCommands } from '#kit/commands/useCommands.ts'
import { useCommandKeys } from '#kit/commands/useCommandKeys.ts'
import { useConsoleCommands } from './useConsoleCommands.ts'
import { usePageCommands } from './usePageCommands.ts'

const loadPalette = () => import('./Palette.tsx').then(({ Palette }) => ({ default: Palette }))
const loadSheet = () => import('./ShortcutSheet.tsx').then(({ ShortcutSheet }) => ({ default: ShortcutSheet }))
const Palette = lazy(loadPalette)
const ShortcutSheet = lazy(loadSheet)

/** Command palette and sheet of shortcuts of the whole console, and the commands that every page has. */
export function PaletteHost() {
  const translate = useTranslate()
  const [open, setOpen] = useState<'palette' | 'keys'>()
  const close = () => setOpen(undefined)
  useEffect(() => {
    // At hand before it is wanted, and not before the page is.
    const idle = setTimeout(() => void Promise.all([loadPalette(), loadSheet()]).catch(() => undefined), 1_500)
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
    <Suspense fallback={null}>
      {open === 'palette' && <Palette onClose={close} />}
      {open === 'keys' && <ShortcutSheet onClose={close} />}
    </Suspense>
  )
}
