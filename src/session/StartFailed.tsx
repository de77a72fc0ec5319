import { I18nContextProvider, useTranslate } from 'ra-core'
import { createI18nProvider } from '#kit/i18n/createI18nProvider.ts'
import { CallError } from '#kit/errors/CallError.tsx'
import { LookProvider } from '#kit/theme/LookProvider.tsx'

const words = createI18nProvider()

/** The server or the identity provider did not answer: what happened and the way to try again. */
export function StartFailed({ error }: { error: unknown }) {
  return (
    <I18nContextProvider value={words}>
      <LookProvider>
        <Failed error={error} />
      </LookProvider>
    </I18nContextProvider>
  )
}

function Failed({ error }: { error: unknown }) {
  const translate = useTranslate()
  return (
    <main style={{ minBlockSize: '100dvh', display: 'grid', placeItems: 'center' }}>
      <CallError title={translate('shell.startFailed')} error={error} onRetry={() => location.reload()} />
    </main>
  )
}
