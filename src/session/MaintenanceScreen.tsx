import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { MaintenancePage } from '#custom/errorPages/MaintenancePage.tsx'
import type { MarqueeDataProvider } from '#dataProvider/dataProvider.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { serviceState } from './serviceState.ts'

/** /pages/maintenance within the console: on to the start once the service is back. */
export function MaintenanceScreen() {
  const { calls, extensions } = useConsole()
  const navigate = useNavigate()
  const toStart = useCallback(() => void navigate('/', { replace: true }), [navigate])
  return <ServiceBreak calls={calls} extensions={extensions} onReady={toStart} />
}

type ServiceBreakProps = {
  calls: MarqueeDataProvider
  /** What the service has beyond the specification. */
  extensions: readonly string[]
  onReady: () => void
  /** Seconds after which the service says that it is back. */
  retryAfterS?: number | undefined
}

/** The service takes a break: asks it until it is back. */
export function ServiceBreak({ calls, extensions, onReady, retryAfterS }: ServiceBreakProps) {
  const [backAt] = useState(() => (retryAfterS === undefined ? undefined : Date.now() + retryAfterS * 1_000))
  const ask = useCallback(() => serviceState({ calls, extensions }, Date.now), [calls, extensions])
  return <MaintenancePage ask={ask} backAt={backAt} onReady={onReady} />
}
