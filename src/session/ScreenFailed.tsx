import { useRouteError } from 'react-router'
import { StartFailed } from './StartFailed.tsx'

/** A fault of ours on a screen: said plainly, with the way to load the page anew. What was typed is in the journal. */
export function ScreenFailed() {
  return <StartFailed error={useRouteError()} title="shell.screenFailed" />
}
