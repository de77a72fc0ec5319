import { I18nContextProvider } from 'ra-core'
import { isServerReady } from '#authProvider/boot.ts'
import { MaintenancePage } from '#custom/errorPages/MaintenancePage.tsx'
import { createI18nProvider } from '#kit/i18n/createI18nProvider.ts'
import { LookProvider } from '#kit/theme/LookProvider.tsx'

const words = createI18nProvider()
const isReady = () => isServerReady(fetch.bind(window))

/** The server takes a break before the console could start: asks again until it is back, then starts anew. */
export function Maintenance() {
  return (
    <I18nContextProvider value={words}>
      <LookProvider>
        <MaintenancePage isReady={isReady} onReady={() => location.reload()} />
      </LookProvider>
    </I18nContextProvider>
  )
}
