import { I18nContextProvider } from 'ra-core'
import { SplashScreen } from '#kit/dialogs/SplashScreen.tsx'
import { createI18nProvider } from '#kit/i18n/createI18nProvider.ts'
import { LookProvider } from '#kit/theme/LookProvider.tsx'

const words = createI18nProvider()

/** Logo and spinner while the console starts and while it signs out (specification section 4). */
export function Starting({ words: key }: { words: 'shell.loading' | 'shell.signingOut' }) {
  return (
    <I18nContextProvider value={words}>
      <LookProvider>
        <SplashScreen reason={key} />
      </LookProvider>
    </I18nContextProvider>
  )
}
