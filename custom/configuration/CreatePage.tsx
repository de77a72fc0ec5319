import { CONSOLE_APP } from '#contract/values/config.ts'
import { ConfigScreen } from './parts/ConfigScreen.tsx'

const NEW = { app: CONSOLE_APP, attrs: {} }

/** A new configuration. */
export function CreatePage() {
  return <ConfigScreen record={undefined} initial={NEW} />
}
