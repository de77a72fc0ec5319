import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { isServerReady } from '#authProvider/boot.ts'
import { MaintenancePage } from '#custom/errorPages/MaintenancePage.tsx'

const isReady = () => isServerReady(fetch.bind(window))

type MaintenanceScreenProps = { /** Instead of going to the start. */ onReady?: () => void }

/** /pages/maintenance within the console: on to the start once the server is back. */
export function MaintenanceScreen({ onReady }: MaintenanceScreenProps) {
  const navigate = useNavigate()
  const toStart = useCallback(() => void navigate('/', { replace: true }), [navigate])
  return <MaintenancePage isReady={isReady} onReady={onReady ?? toStart} />
}
