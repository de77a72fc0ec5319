import { serverState } from '#authProvider/boot.ts'
import { MaintenancePage } from '#custom/errorPages/MaintenancePage.tsx'
import { LookProvider } from '#kit/parts/theme/LookProvider.tsx'
import { StartWords } from './StartWords.tsx'

const ask = () => serverState(fetch.bind(window))

/** The server takes a break before the console could start: asks again until it is back, then starts anew. */
export function Maintenance({ backAt }: { backAt?: number | undefined }) {
  return (
    <StartWords>
      <LookProvider>
        <MaintenancePage ask={ask} backAt={backAt} onReady={() => location.reload()} />
      </LookProvider>
    </StartWords>
  )
}
