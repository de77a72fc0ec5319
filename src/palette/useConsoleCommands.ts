import { useColorScheme } from '@mui/material/styles'
import { useLogout, useTranslate } from 'ra-core'
import type { Command } from '#kit/parts/commands/command.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { usePreferences } from '#kit/parts/context/PreferencesContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useLookSettings } from '#kit/parts/theme/LookContext.ts'
import { ownNameOf } from '#kit/parts/i18n/languages.ts'

/** What can be done from every page: another product, another language, dark or light, signing out. */
export function useConsoleCommands(): readonly Command[] {
  return [...useProductCommands(), ...useLanguageCommands(), ...useOwnCommands()]
}

function useProductCommands(): Command[] {
  const translate = useTranslate()
  const { products, product, selectProduct } = useConsole()
  return products
    .filter(({ id }) => id !== product)
    .map(({ id, n }) => ({
      id: `product:${id}`,
      group: 'console',
      label: translate('palette.switchProduct', { product: n }),
      words: [translate('shell.product'), id],
      icon: 'layers',
      act: { run: () => selectProduct(id) },
    }))
}

function useLanguageCommands(): Command[] {
  const translate = useTranslate()
  const { preferences, languages, change } = usePreferences()
  return languages
    .filter((language) => language !== preferences.language)
    .map((language) => ({
      id: `language:${language}`,
      group: 'console',
      label: translate('palette.showIn', { language: ownNameOf(language) }),
      words: [translate('settings.language'), 'language', language],
      icon: 'globe',
      act: { run: () => void change({ language }) },
    }))
}

function useOwnCommands(): Command[] {
  const translate = useTranslate()
  const logout = useLogout()
  const notice = useNotice()
  const { mode, setMode } = useColorScheme()
  const { setPanelOpen } = useLookSettings()
  const isDark = mode !== 'light'
  return [
    {
      id: 'console.scheme',
      group: 'console',
      label: translate(isDark ? 'settings.toLight' : 'settings.toDark'),
      words: [translate('settings.theme')],
      icon: isDark ? 'sun' : 'moon',
      act: { run: () => setMode(isDark ? 'light' : 'dark') },
    },
    {
      id: 'console.look',
      group: 'console',
      label: translate('looks.title'),
      words: [translate('settings.theme'), translate('looks.style'), translate('looks.direction')],
      icon: 'sliders',
      act: { run: () => setPanelOpen(true) },
    },
    {
      id: 'console.copyAddress',
      group: 'console',
      label: translate('palette.copyAddress'),
      icon: 'link',
      act: {
        run: () =>
          void navigator.clipboard.writeText(location.href).then(
            () => notice('success', 'palette.addressCopied'),
            () => notice('warning', 'errorPages.fault.notCopied'),
          ),
      },
    },
    {
      id: 'console.logout',
      group: 'console',
      label: translate('shell.logout'),
      icon: 'signOut',
      act: { run: () => void logout() },
    },
  ]
}
