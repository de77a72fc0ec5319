import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { serverState } from '#authProvider/boot.ts'
import { MaintenancePage } from '#custom/errorPages/MaintenancePage.tsx'

const ask = () => serverState(fetch.bind(window))

type MaintenanceScreenProps = {
  /** Instead of going to the start. */
  onReady?: () => void
  /** Seconds after which the server says that it is back. */
  retryAfterS?: number | undefined
}

/** /pages/maintenance within the console: on to the start once the server is back. */
export function MaintenanceScreen({ onReady, retryAfterS }: MaintenanceScreenProps) {
  const navigate = useNavigate()
  const toStart = useCallback(() => void navigate('/', { replace: true }), [navigate])
  const [backAt] = useState(() => (retryAfterS === undefined ? undefined : Date.now() + retryAfterS * 1_000))
  return <MaintenancePage ask={ask} backAt={backAt} onReady={onReady ?? toStart} />
}
