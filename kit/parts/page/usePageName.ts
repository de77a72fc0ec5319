import { useContext, useEffect } from 'react'
import { PageNamesContext } from './PageContext.ts'

/** Tells the shell what record this page shows, so that the browser's title says it. */
export function usePageName(name: string | undefined): void {
  const names = useContext(PageNamesContext)
  useEffect(() => {
    names.set(name || undefined)
    return () => names.set(undefined)
  }, [names, name])
}
