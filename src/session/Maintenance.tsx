import { isServerReady } from '#authProvider/boot.ts'
import { MaintenancePage } from '#custom/errorPages/MaintenancePage.tsx'
import { LookProvider } from '#kit/theme/LookProvider.tsx'
import { StartWords } from './StartWords.tsx'

const isReady = () => isServerReady(fetch.bind(window))

/** The server takes a break before the console could start: asks again until it is back, then starts anew. */
export function Maintenance() {
  return (
    <StartWords>
      <LookProvider>
        <MaintenancePage isReady={isReady} onReady={() => location.reload()} />
      </LookProvider>
    </StartWords>
  )
}
