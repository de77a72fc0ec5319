import { I18nContextProvider, useTranslate } from 'ra-core'
import { createI18nProvider } from '#kit/i18n/createI18nProvider.ts'
import { CallError } from '#kit/errors/CallError.tsx'
import { LookProvider } from '#kit/theme/LookProvider.tsx'

const words = createI18nProvider()

type StartFailedProps = { error: unknown; /** i18n key of what happened. */ title?: string }

/** The server or the identity provider did not answer: what happened and the way to try again. */
export function StartFailed({ error, title = 'shell.startFailed' }: StartFailedProps) {
  return (
    <I18nContextProvider value={words}>
      <LookProvider>
        <Failed error={error} title={title} />
      </LookProvider>
    </I18nContextProvider>
  )
}

function Failed({ error, title }: Required<StartFailedProps>) {
  const translate = useTranslate()
  return (
    <main style={{ minBlockSize: '100dvh', display: 'grid', placeItems: 'center' }}>
      <CallError title={translate(title)} error={error} onRetry={() => location.reload()} />
    </main>
  )
}
