import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useCommandKeys } from '#kit/parts/commands/useCommandKeys.ts'
import { soon } from '#kit/parts/layoutParts/soon.tsx'
import { useMadeAhead } from '#kit/parts/layoutParts/useMadeAhead.ts'
import { afterBreath } from '../layout/bell/afterBreath.ts'
import { EarlyField } from './EarlyField.tsx'

const Palette = soon(
  () => import('./Palette.tsx').then((module) => module.Palette),
  ({ isOpen }) => (isOpen ? <EarlyField /> : null),
)
const ShortcutSheet = soon(() => import('./ShortcutSheet.tsx').then((module) => module.ShortcutSheet))

const ConsoleCommands = afterBreath(() => import('./ConsoleCommands.ts').then((module) => module.ConsoleCommands))
/** The same element each time: opening the palette does not gather them anew. */
const consoleCommands = (
  <Suspense fallback={null}>
    <ConsoleCommands />
  </Suspense>
)

/** Command palette and sheet of shortcuts of the whole console, and, after the first picture, the commands that every page has. */
export function PaletteHost() {
  const translate = useTranslate()
  const [open, setOpen] = useState<'palette' | 'keys'>()
  const isMade = useMadeAhead(open === 'palette')
  const close = () => setOpen(undefined)
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
      {consoleCommands}
      {isMade && <Palette isOpen={open === 'palette'} onClose={close} />}
      {open === 'keys' && <ShortcutSheet onClose={close} />}
    </>
  )
}
