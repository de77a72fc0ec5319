import { useCallback } from 'react'
import { OWN_BOOT, serverState } from '#authProvider/boot.ts'
import { MaintenancePage } from '#custom/errorPages/MaintenancePage.tsx'
import { LookProvider } from '#kit/parts/theme/LookProvider.tsx'
import { StartWords } from './StartWords.tsx'

/** The server takes a break before the console could start: asks again until it is back, then starts anew. */
export function Maintenance({ boot, backAt }: { boot: string; backAt?: number | undefined }) {
  // A plain web server knows no readiness: what is missing is the configuration file itself.
  const ask = useCallback(() => serverState(fetch.bind(window), boot === OWN_BOOT ? undefined : boot), [boot])
  return (
    <StartWords>
      <LookProvider>
        <MaintenancePage ask={ask} backAt={backAt} onReady={() => location.reload()} />
      </LookProvider>
    </StartWords>
  )
}
