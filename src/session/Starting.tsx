import { I18nContextProvider } from 'ra-core'
import { SplashScreen } from '#kit/dialogs/SplashScreen.tsx'
import { createI18nProvider } from '#kit/i18n/createI18nProvider.ts'
import { LookProvider } from '#kit/theme/LookProvider.tsx'

const words = createI18nProvider()

type StartingProps = {
  words: 'shell.loading' | 'shell.signingOut' | 'errors.invalidAccessToken'
  /** Key of a second line. */
  more?: string | undefined
}

/** Logo and spinner while the console starts and while it signs out (specification section 4). */
export function Starting({ words: key, more }: StartingProps) {
  return (
    <I18nContextProvider value={words}>
      <LookProvider>
        <SplashScreen reason={key} more={more} />
      </LookProvider>
    </I18nContextProvider>
  )
}
