import { useTranslate } from 'ra-core'
import { ConfigurationRefused } from '#authProvider/configuration.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { ErrorState } from '#kit/parts/layoutParts/ErrorState.tsx'
import { LookProvider } from '#kit/parts/theme/LookProvider.tsx'
import { busySeconds, ServiceBusy } from './ServiceBusy.tsx'
import { StartWords } from './StartWords.tsx'

/** The server or the identity provider did not answer: what happened and the way to try again. */
export function StartFailed({ error }: { error: unknown }) {
  return (
    <StartWords>
      <LookProvider>
        <Failed error={error} />
      </LookProvider>
    </StartWords>
  )
}

const reload = () => location.reload()

function Failed({ error }: { error: unknown }) {
  const translate = useTranslate()
  const busyS = busySeconds(error)
  if (busyS !== undefined) return <ServiceBusy seconds={busyS} onRetry={reload} />
  return (
    <main style={{ minBlockSize: '100dvh', display: 'grid', placeItems: 'center' }}>
      {error instanceof ConfigurationRefused ? (
        <ErrorState
          title={translate('shell.configurationWrong')}
          errors={error.problems.map((description) => ({ code: 0, description }))}
          onRetry={() => location.reload()}
        />
      ) : (
        <CallError title={translate('shell.startFailed')} error={error} onRetry={() => location.reload()} />
      )}
    </main>
  )
}
