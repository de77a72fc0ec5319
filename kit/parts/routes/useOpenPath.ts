import { useCallback } from 'react'
import { useHref, useNavigate } from 'react-router'

/** Goes to a path of the console, in this tab or in a new one. */
export function useOpenPath(): (path: string, inNewTab?: boolean) => void {
  const navigate = useNavigate()
  const root = useHref('/').replace(/\/$/, '')
  return useCallback(
    (path, inNewTab = false) => {
      if (inNewTab) window.open(`${root}${path}`, '_blank', 'noopener')
      else void navigate(path)
    },
    [navigate, root],
  )
}
